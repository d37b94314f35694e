import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { titlePartsQuery } from '../features/catalogue/titles/admin/title-editing.queries.ts'
import { TitlePartTab } from '../features/catalogue/titles/admin/title-part-tab.tsx'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/keywords')({
  loader: (loading) => loadTitleTab(loading, titlePartsQuery),
  head: ({ loaderData }) => headOfTab('Keywords', loaderData),
  component: AdminTitleKeywords,
})

function AdminTitleKeywords() {
  const { titleId } = Route.useLoaderData()
  return (
    <TitleEditorFrame titleId={titleId}>
      <TitlePartTab tab="keywords" titleId={titleId} />
    </TitleEditorFrame>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { titleSheetQuery } from '../features/catalogue/media-import/admin/media-import.queries.ts'
import { TitleFactsTab } from '../features/catalogue/media-import/admin/title-facts-tab.tsx'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/primary-facts')({
  loader: (loading) => loadTitleTab(loading, titleSheetQuery),
  head: ({ loaderData }) => headOfTab('Primary facts', loaderData),
  component: AdminTitleFacts,
})

function AdminTitleFacts() {
  const { titleId } = Route.useLoaderData()
  return (
    <TitleEditorFrame titleId={titleId}>
      <TitleFactsTab titleId={titleId} />
    </TitleEditorFrame>
  )
}

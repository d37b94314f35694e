import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { SeasonsTab } from '../features/catalogue/titles/admin/seasons-tab.tsx'
import { seasonsSheetQuery } from '../features/catalogue/titles/admin/title-editing.queries.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/seasons')({
  loader: (loading) => loadTitleTab(loading, seasonsSheetQuery),
  head: ({ loaderData }) => headOfTab('Seasons', loaderData),
  component: AdminTitleSeasons,
})

function AdminTitleSeasons() {
  const { titleId } = Route.useLoaderData()
  return (
    <TitleEditorFrame titleId={titleId}>
      <SeasonsTab titleId={titleId} />
    </TitleEditorFrame>
  )
}

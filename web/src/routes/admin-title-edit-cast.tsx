import { createFileRoute } from '@tanstack/react-router'
import { PersonPicker } from '../features/catalogue/people/admin/person-picker.tsx'
import { CreditsTab } from '../features/catalogue/titles/admin/credits-tab.tsx'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { creditsSheetQuery } from '../features/catalogue/titles/admin/title-editing.queries.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/cast')({
  loader: (loading) =>
    loadTitleTab(loading, (titleId) => creditsSheetQuery({ titleId, group: 'cast' })),
  head: ({ loaderData }) => headOfTab('Cast', loaderData),
  component: AdminTitleCast,
})

function AdminTitleCast() {
  const { titleId } = Route.useLoaderData()
  return (
    <TitleEditorFrame titleId={titleId}>
      <CreditsTab picker={PersonPicker} of={{ titleId, group: 'cast' }} />
    </TitleEditorFrame>
  )
}

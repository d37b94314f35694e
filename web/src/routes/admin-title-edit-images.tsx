import { createFileRoute } from '@tanstack/react-router'
import { ImagesTab } from '../features/catalogue/titles/admin/images-tab.tsx'
import { imagesSheetQuery } from '../features/catalogue/titles/admin/title-editing.queries.ts'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/images')({
  loader: (loading) => loadTitleTab(loading, imagesSheetQuery),
  head: ({ loaderData }) => headOfTab('Images', loaderData),
  component: AdminTitleImages,
})

function AdminTitleImages() {
  const { titleId } = Route.useLoaderData()
  return (
    <TitleEditorFrame titleId={titleId}>
      <ImagesTab titleId={titleId} />
    </TitleEditorFrame>
  )
}

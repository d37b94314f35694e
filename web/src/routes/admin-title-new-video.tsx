import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'
import { NewVideo } from '../features/catalogue/videos/admin/video-page.tsx'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/videos/new')({
  loader: (loading) => loadTitleTab(loading),
  head: ({ loaderData }) => headOfTab('New video', loaderData),
  component: AdminTitleNewVideo,
})

function AdminTitleNewVideo() {
  const { titleId } = Route.useLoaderData()
  return (
    <TitleEditorFrame titleId={titleId}>
      <NewVideo place={{ titleId }} />
    </TitleEditorFrame>
  )
}

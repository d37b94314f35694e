import { createFileRoute } from '@tanstack/react-router'
import { loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { TitleEditorFrame } from '../features/catalogue/titles/admin/title-editor-frame.tsx'
import { loadVideo } from '../features/catalogue/videos/admin/load-video.ts'
import { EditVideo } from '../features/catalogue/videos/admin/video-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/videos/$videoId/edit')({
  loader: async (loading) => {
    const [tab, video] = await Promise.all([
      loadTitleTab(loading),
      loadVideo(loading.context.queryClient, loading.params),
    ])
    return { ...tab, video }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.video.name ?? translate('Videos') }] }),
  component: AdminTitleEditVideo,
})

function AdminTitleEditVideo() {
  const { titleId, video } = Route.useLoaderData()
  return (
    <TitleEditorFrame titleId={titleId}>
      <EditVideo key={video.id} place={{ titleId }} videoId={video.id} />
    </TitleEditorFrame>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { loadVideo } from '../features/catalogue/videos/admin/load-video.ts'
import { EditVideo } from '../features/catalogue/videos/admin/video-page.tsx'
import { translate } from '../lib/i18n.ts'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/_shell/admin/videos/$videoId/edit')({
  loader: ({ context, params }) => loadVideo(context.queryClient, params),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? translate('Videos') }] }),
  component: AdminEditVideo,
})

function AdminEditVideo() {
  const { id } = Route.useLoaderData()
  return (
    <Page>
      <EditVideo key={id} place={{}} videoId={id} isPage />
    </Page>
  )
}

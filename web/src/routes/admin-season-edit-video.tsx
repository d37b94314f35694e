import { createFileRoute } from '@tanstack/react-router'
import { loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { PartHead } from '../features/catalogue/titles/admin/part-head.tsx'
import { loadVideo } from '../features/catalogue/videos/admin/load-video.ts'
import { EditVideo } from '../features/catalogue/videos/admin/video-page.tsx'
import { numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute(
  '/_shell/admin/titles/$titleId/edit/seasons/$season/videos/$videoId/edit',
)({
  loader: async (loading) => {
    const [tab, video] = await Promise.all([
      loadTitleTab(loading),
      loadVideo(loading.context.queryClient, loading.params),
    ])
    return { ...tab, video }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.video.name ?? translate('Videos') }] }),
  component: AdminSeasonEditVideo,
})

function AdminSeasonEditVideo() {
  const { titleId, video } = Route.useLoaderData()
  const season = numberParam(Route.useParams().season)
  return (
    <PartHead titleId={titleId} season={season}>
      <EditVideo key={video.id} place={{ titleId, season }} videoId={video.id} />
    </PartHead>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { PartHead } from '../features/catalogue/titles/admin/part-head.tsx'
import { NewVideo } from '../features/catalogue/videos/admin/video-page.tsx'
import { numberParam } from '../lib/guards.ts'

export const Route = createFileRoute(
  '/_shell/admin/titles/$titleId/edit/seasons/$season/episodes/$episode/videos/new',
)({
  loader: (loading) => loadTitleTab(loading),
  head: ({ loaderData }) => headOfTab('New video', loaderData),
  component: AdminEpisodeNewVideo,
})

function AdminEpisodeNewVideo() {
  const { titleId } = Route.useLoaderData()
  const season = numberParam(Route.useParams().season)
  const episode = numberParam(Route.useParams().episode)
  return (
    <PartHead titleId={titleId} season={season} episode={episode}>
      <NewVideo place={{ titleId, season, episode }} />
    </PartHead>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { PartHead } from '../features/catalogue/titles/admin/part-head.tsx'
import { NewVideo } from '../features/catalogue/videos/admin/video-page.tsx'
import { numberParam } from '../lib/guards.ts'

export const Route = createFileRoute(
  '/_shell/admin/titles/$titleId/edit/seasons/$season/videos/new',
)({
  loader: (loading) => loadTitleTab(loading),
  head: ({ loaderData }) => headOfTab('New video', loaderData),
  component: AdminSeasonNewVideo,
})

function AdminSeasonNewVideo() {
  const { titleId } = Route.useLoaderData()
  const season = numberParam(Route.useParams().season)
  return (
    <PartHead titleId={titleId} season={season}>
      <NewVideo place={{ titleId, season }} />
    </PartHead>
  )
}

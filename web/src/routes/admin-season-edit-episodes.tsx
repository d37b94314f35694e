import { createFileRoute } from '@tanstack/react-router'
import { EpisodesTab } from '../features/catalogue/titles/admin/episodes-tab.tsx'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { PartHead } from '../features/catalogue/titles/admin/part-head.tsx'
import { episodesSheetQuery } from '../features/catalogue/titles/admin/title-editing.queries.ts'
import { numberParam } from '../lib/guards.ts'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/seasons/$season/episodes')(
  {
    loader: (loading) =>
      loadTitleTab(loading, (id) => episodesSheetQuery(id, numberParam(loading.params.season))),
    head: ({ loaderData }) => headOfTab('Episodes', loaderData),
    component: AdminSeasonEpisodes,
  },
)

function AdminSeasonEpisodes() {
  const { titleId } = Route.useLoaderData()
  const season = numberParam(Route.useParams().season)
  return (
    <PartHead titleId={titleId} season={season}>
      <EpisodesTab key={season} titleId={titleId} season={season} />
    </PartHead>
  )
}

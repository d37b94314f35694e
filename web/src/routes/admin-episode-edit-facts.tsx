import { createFileRoute } from '@tanstack/react-router'
import { EpisodeFactsTab } from '../features/catalogue/titles/admin/episode-facts-tab.tsx'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { PartHead } from '../features/catalogue/titles/admin/part-head.tsx'
import { episodesSheetQuery } from '../features/catalogue/titles/admin/title-editing.queries.ts'
import { numberParam } from '../lib/guards.ts'

export const Route = createFileRoute(
  '/_shell/admin/titles/$titleId/edit/seasons/$season/episodes/$episode/primary-facts',
)({
  loader: (loading) =>
    loadTitleTab(loading, (id) => episodesSheetQuery(id, numberParam(loading.params.season))),
  head: ({ loaderData }) => headOfTab('Episode', loaderData),
  component: AdminEpisodeFacts,
})

function AdminEpisodeFacts() {
  const { titleId } = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const season = numberParam(Route.useParams().season)
  const episode = numberParam(Route.useParams().episode)
  return (
    <PartHead titleId={titleId} season={season} episode={episode}>
      <EpisodeFactsTab
        key={`${season} ${episode}`}
        titleId={titleId}
        season={season}
        episode={episode}
        onSaved={(number) =>
          void navigate({
            to: '/admin/titles/$titleId/edit/seasons/$season/episodes/$episode/primary-facts',
            params: { titleId: String(titleId), season: String(season), episode: String(number) },
            replace: true,
          })
        }
      />
    </PartHead>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { PersonPicker } from '../features/catalogue/people/admin/person-picker.tsx'
import { CreditsTab } from '../features/catalogue/titles/admin/credits-tab.tsx'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { PartHead } from '../features/catalogue/titles/admin/part-head.tsx'
import { creditsSheetQuery } from '../features/catalogue/titles/admin/title-editing.queries.ts'
import { numberParam } from '../lib/guards.ts'

export const Route = createFileRoute(
  '/_shell/admin/titles/$titleId/edit/seasons/$season/episodes/$episode/crew',
)({
  loader: (loading) =>
    loadTitleTab(loading, (titleId) =>
      creditsSheetQuery({ titleId, group: 'crew', ...placeOf(loading.params) }),
    ),
  head: ({ loaderData }) => headOfTab('Crew', loaderData),
  component: AdminEpisodeCrew,
})

const placeOf = ({ season, episode }: { season: string; episode: string }) => ({
  season: numberParam(season),
  episode: numberParam(episode),
})

function AdminEpisodeCrew() {
  const { titleId } = Route.useLoaderData()
  const place = placeOf(Route.useParams())
  return (
    <PartHead titleId={titleId} {...place}>
      <CreditsTab
        picker={PersonPicker}
        key={`${place.season} ${place.episode}`}
        of={{ titleId, group: 'crew', ...place }}
      />
    </PartHead>
  )
}

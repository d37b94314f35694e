import { createFileRoute } from '@tanstack/react-router'
import { PersonPicker } from '../features/catalogue/people/admin/person-picker.tsx'
import { CreditsTab } from '../features/catalogue/titles/admin/credits-tab.tsx'
import { headOfTab, loadTitleTab } from '../features/catalogue/titles/admin/load-title-tab.ts'
import { PartHead } from '../features/catalogue/titles/admin/part-head.tsx'
import { creditsSheetQuery } from '../features/catalogue/titles/admin/title-editing.queries.ts'
import { numberParam } from '../lib/guards.ts'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/edit/seasons/$season/cast')({
  loader: (loading) =>
    loadTitleTab(loading, (titleId) =>
      creditsSheetQuery({ titleId, season: numberParam(loading.params.season), group: 'cast' }),
    ),
  head: ({ loaderData }) => headOfTab('Cast', loaderData),
  component: AdminSeasonCast,
})

function AdminSeasonCast() {
  const { titleId } = Route.useLoaderData()
  const season = numberParam(Route.useParams().season)
  return (
    <PartHead titleId={titleId} season={season}>
      <CreditsTab picker={PersonPicker} key={season} of={{ titleId, season, group: 'cast' }} />
    </PartHead>
  )
}

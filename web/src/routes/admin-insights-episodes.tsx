import { createFileRoute } from '@tanstack/react-router'
import { RangeButton } from '../features/operations/admin-shell/start-page/range-button.tsx'
import { InsightPage } from '../features/operations/insights/insight-page.tsx'
import { readReportSearch } from '../features/operations/insights/insights.queries.ts'
import { headOfInsights, loadInsights } from '../features/operations/insights/load-insights.ts'

export const Route = createFileRoute('/_shell/admin/insights/episodes/$episode')({
  validateSearch: readReportSearch,
  loaderDeps: ({ search: { range } }) => ({ range }),
  loader: ({ context, params, deps }) =>
    loadInsights(context, { kind: 'episodes', id: params.episode, range: deps.range }),
  head: ({ loaderData }) => headOfInsights(loaderData),
  component: AdminEpisodeInsights,
})

function AdminEpisodeInsights() {
  const { id } = Route.useLoaderData()
  const { range } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <InsightPage
      kind="episodes"
      id={id}
      range={range}
      renderRange={(props) => <RangeButton {...props} />}
      onRange={(next) => void navigate({ search: { range: next }, resetScroll: false })}
    />
  )
}

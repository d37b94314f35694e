import { createFileRoute } from '@tanstack/react-router'
import { RangeButton } from '../features/operations/admin-shell/start-page/range-button.tsx'
import {
  daysOf,
  readReportSearch,
  seriesQuery,
} from '../features/operations/insights/insights.queries.ts'
import { ReportsPage } from '../features/operations/insights/reports-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/reports')({
  staticData: {
    adminEntry: { group: '', label: 'Reports of the site', icon: 'chart-bar', place: 1 },
  },
  validateSearch: readReportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.prefetchQuery(seriesQuery('visits', daysOf(deps.range)))
  },
  head: () => ({ meta: [{ title: translate('Reports of the site') }] }),
  component: AdminReports,
})

function AdminReports() {
  const { range } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReportsPage
      range={range}
      renderRange={(props) => <RangeButton {...props} />}
      onRange={(next) => void navigate({ search: { range: next }, resetScroll: false })}
    />
  )
}

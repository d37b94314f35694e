import { createFileRoute } from '@tanstack/react-router'
import {
  readReportedSearch,
  reportedReviewsQuery,
} from '../features/community/reviews/admin/reported-reviews.queries.ts'
import { ReportedReviewsPage } from '../features/community/reviews/admin/reported-reviews-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/reviews-reportes')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Reported reviews',
      icon: 'flag',
      place: 28,
      waits: 'reported-reviews',
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('reported-reviews'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(reportedReviewsQuery(readReportedSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Reported reviews') }] }),
  component: AdminReportedReviews,
})

function AdminReportedReviews() {
  const search = readReportedSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <ReportedReviewsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

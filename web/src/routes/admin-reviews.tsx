import { createFileRoute } from '@tanstack/react-router'
import {
  readWrittenReviewsSearch,
  writtenReviewsQuery,
} from '../features/community/reviews/admin/written-reviews.queries.ts'
import { WrittenReviewsPage } from '../features/community/reviews/admin/written-reviews-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/reviews')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Reviews', icon: 'star', place: 47 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('written-reviews'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(writtenReviewsQuery(readWrittenReviewsSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Reviews') }] }),
  component: AdminReviews,
})

function AdminReviews() {
  const search = readWrittenReviewsSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <WrittenReviewsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

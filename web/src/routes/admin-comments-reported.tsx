import { createFileRoute } from '@tanstack/react-router'
import {
  readReportedSearch,
  reportedCommentsQuery,
} from '../features/community/comments/admin/reported-comments.queries.ts'
import { ReportedCommentsPage } from '../features/community/comments/admin/reported-comments-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/comments-reportes')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Comments to read',
      icon: 'flag',
      place: 28,
      waits: 'reported-comments',
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('reported-comments'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(reportedCommentsQuery(readReportedSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Comments to read') }] }),
  component: AdminReportedComments,
})

function AdminReportedComments() {
  const search = readReportedSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <ReportedCommentsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import {
  readWrittenCommentsSearch,
  writtenCommentsQuery,
} from '../features/community/comments/admin/written-comments.queries.ts'
import { WrittenCommentsPage } from '../features/community/comments/admin/written-comments-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/comments')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Comments', icon: 'message', place: 46 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('written-comments'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(writtenCommentsQuery(readWrittenCommentsSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Comments') }] }),
  component: AdminComments,
})

function AdminComments() {
  const search = readWrittenCommentsSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <WrittenCommentsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

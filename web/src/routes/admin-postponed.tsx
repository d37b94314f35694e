import { createFileRoute } from '@tanstack/react-router'
import {
  postponementsQuery,
  readPostponementSearch,
} from '../features/links/links/admin/postponements/postponements.queries.ts'
import { PostponementsPage } from '../features/links/links/admin/postponements/postponements-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/postponed')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Postponed contributions',
      icon: 'clock-pause',
      place: 29,
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('postponements'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(postponementsQuery(readPostponementSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Postponed contributions') }] }),
  component: AdminPostponed,
})

function AdminPostponed() {
  const search = readPostponementSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <PostponementsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

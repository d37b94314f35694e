import { createFileRoute } from '@tanstack/react-router'
import { ListRecordsPage } from '../features/community/lists/admin/list-records-page.tsx'
import {
  listRecordsQuery,
  readListRecordSearch,
} from '../features/community/lists/admin/list-records.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/lists')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'Lists of members', icon: 'list', place: 34 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('list-records'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(listRecordsQuery(readListRecordSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Lists of members') }] }),
  component: AdminLists,
})

function AdminLists() {
  const search = readListRecordSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <ListRecordsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '../features/catalogue/person-records/admin/people-page.tsx'
import {
  personRecordsQuery,
  readPersonRecordSearch,
} from '../features/catalogue/person-records/admin/person-records.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/people')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'People', icon: 'users', place: 32 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('people'),
  loaderDeps: ({ search }) => search,
  // What cannot be had in this order is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(personRecordsQuery(readPersonRecordSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('People') }] }),
  component: AdminPeople,
})

function AdminPeople() {
  const search = readPersonRecordSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <PeoplePage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

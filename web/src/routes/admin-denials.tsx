import { createFileRoute } from '@tanstack/react-router'
import {
  denialsQuery,
  readDenialSearch,
} from '../features/links/links/admin/denials/denials.queries.ts'
import { DenialsPage } from '../features/links/links/admin/denials/denials-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/denials')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Denied contributions',
      icon: 'circle-x',
      place: 30,
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('denials'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(denialsQuery(readDenialSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Denied contributions') }] }),
  component: AdminDenials,
})

function AdminDenials() {
  const search = readDenialSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <DenialsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

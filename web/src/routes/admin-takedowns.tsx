import { createFileRoute } from '@tanstack/react-router'
import { TakedownsAdminPage } from '../features/links/takedowns/admin/takedowns-admin-page.tsx'
import {
  readTakedownSearch,
  takedownsQuery,
} from '../features/links/takedowns/admin/takedowns-desk.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/takedowns')({
  staticData: {
    adminEntry: {
      group: 'Contributions',
      label: 'Takedown notices',
      icon: 'shield-lock',
      place: 31,
      waits: 'open-takedowns',
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('takedowns'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(takedownsQuery(readTakedownSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Takedown notices') }] }),
  component: AdminTakedowns,
})

function AdminTakedowns() {
  const search = readTakedownSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <TakedownsAdminPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

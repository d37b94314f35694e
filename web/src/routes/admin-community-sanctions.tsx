import { createFileRoute } from '@tanstack/react-router'
import { DeskTabs } from '../features/community/desk/admin/desk-tabs.tsx'
import {
  readSanctionsSearch,
  sanctionsQuery,
} from '../features/community/sanctions/admin/sanctions.queries.ts'
import { SanctionsPage } from '../features/community/sanctions/admin/sanctions-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/community/sanctions')({
  staticData: {
    adminEntry: {
      group: 'Community',
      label: 'Warnings and suspensions',
      icon: 'flag',
      place: 47,
    },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('sanctions'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(sanctionsQuery(readSanctionsSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Warnings and suspensions') }] }),
  component: AdminSanctions,
})

function AdminSanctions() {
  const search = readSanctionsSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <SanctionsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
      tabs={<DeskTabs />}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { deskQuery, readDeskSearch } from '../features/community/desk/admin/desk.queries.ts'
import { DeskPage } from '../features/community/desk/admin/desk-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/community')({
  staticData: {
    adminEntry: { group: 'Community', label: 'Community', icon: 'users', place: 45 },
  },
  validateSearch: readDeskSearch,
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the entries would be.
  loader: ({ context, deps }) => context.queryClient.prefetchQuery(deskQuery(deps)),
  head: () => ({ meta: [{ title: translate('Community') }] }),
  component: AdminCommunity,
})

function AdminCommunity() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DeskPage
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}

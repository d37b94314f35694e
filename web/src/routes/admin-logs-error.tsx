import { createFileRoute } from '@tanstack/react-router'
import { errorsQuery, readErrorSearch } from '../features/operations/logs/errors.queries.ts'
import { ErrorsPage } from '../features/operations/logs/errors-page.tsx'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/logs/error')({
  staticData: { adminCrumb: 'Errors' },
  validateSearch: keepListSearch,
  beforeLoad: openList('errors'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(errorsQuery(readErrorSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Errors') }] }),
  component: AdminErrors,
})

function AdminErrors() {
  const search = readErrorSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <ErrorsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

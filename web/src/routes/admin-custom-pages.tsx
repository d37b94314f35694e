import { createFileRoute } from '@tanstack/react-router'
import { CustomPagesPage } from '../features/site/custom-pages/custom-pages-page.tsx'
import {
  customPagesQuery,
  readCustomPageSearch,
} from '../features/site/custom-pages/custom-pages.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/custom-pages')({
  staticData: {
    adminEntry: { group: 'Site', label: 'Pages', icon: 'file-text', place: 60 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('custom-pages'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(customPagesQuery(readCustomPageSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Pages of the site') }] }),
  component: AdminCustomPages,
})

function AdminCustomPages() {
  const search = readCustomPageSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <CustomPagesPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

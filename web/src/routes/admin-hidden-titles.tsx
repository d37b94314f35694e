import { createFileRoute } from '@tanstack/react-router'
import { HiddenTitlesPage } from '../features/catalogue/title-records/admin/hidden-titles-page.tsx'
import {
  hiddenTitlesQuery,
  readHiddenTitleSearch,
} from '../features/catalogue/title-records/admin/title-records.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/titles/hidden')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'Hidden titles', icon: 'circle-x', place: 32 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('hidden-titles'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(hiddenTitlesQuery(readHiddenTitleSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Hidden titles') }] }),
  component: AdminHiddenTitles,
})

function AdminHiddenTitles() {
  const search = readHiddenTitleSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <HiddenTitlesPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

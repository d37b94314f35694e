import { createFileRoute } from '@tanstack/react-router'
import { TitleDuplicatesPage } from '../features/catalogue/title-records/admin/title-duplicates-page.tsx'
import {
  readDuplicateSearch,
  titleDuplicatesQuery,
} from '../features/catalogue/title-records/admin/title-records.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/titles/duplicates')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'Duplicates', icon: 'copy', place: 31 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('title-duplicates'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(titleDuplicatesQuery(readDuplicateSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Duplicates') }] }),
  component: AdminTitleDuplicates,
})

function AdminTitleDuplicates() {
  const search = readDuplicateSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <TitleDuplicatesPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

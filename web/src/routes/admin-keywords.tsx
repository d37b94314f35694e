import { createFileRoute } from '@tanstack/react-router'
import { KeywordsPage } from '../features/catalogue/titles/admin/keywords-page.tsx'
import {
  keywordsQuery,
  readKeywordSearch,
} from '../features/catalogue/titles/admin/taxa.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/keywords')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'Keywords', icon: 'tags', place: 37 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('keywords'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(keywordsQuery(readKeywordSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Keywords') }] }),
  component: AdminKeywords,
})

function AdminKeywords() {
  const search = readKeywordSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <KeywordsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

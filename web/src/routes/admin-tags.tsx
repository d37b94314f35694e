import { createFileRoute } from '@tanstack/react-router'
import { TagsPage } from '../features/catalogue/titles/admin/tags-page.tsx'
import { tagsQuery, readTagSearch } from '../features/catalogue/titles/admin/taxa.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/tags')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'Tags', icon: 'tag', place: 38 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('tags'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(tagsQuery(readTagSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Tags') }] }),
  component: AdminTags,
})

function AdminTags() {
  const search = readTagSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <TagsPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

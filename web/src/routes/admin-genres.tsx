import { createFileRoute } from '@tanstack/react-router'
import { GenresPage } from '../features/catalogue/titles/admin/genres-page.tsx'
import { genresQuery, readGenreSearch } from '../features/catalogue/titles/admin/taxa.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/genres')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'Genres', icon: 'category', place: 36 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('genres'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(genresQuery(readGenreSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('Genres') }] }),
  component: AdminGenres,
})

function AdminGenres() {
  const search = readGenreSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <GenresPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

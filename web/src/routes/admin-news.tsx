import { createFileRoute } from '@tanstack/react-router'
import { ArticlesPage } from '../features/catalogue/news/admin/articles-page.tsx'
import {
  articlesQuery,
  readArticleSearch,
} from '../features/catalogue/news/admin/articles.queries.ts'
import { translate } from '../lib/i18n.ts'
import { openList } from '../lib/lists/open-list.ts'
import { keepListSearch } from '../lib/page-search.ts'

export const Route = createFileRoute('/_shell/admin/news')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'News', icon: 'news', place: 34 },
  },
  validateSearch: keepListSearch,
  beforeLoad: openList('news-articles'),
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the rows would be.
  loader: ({ context, deps }) =>
    context.queryClient.prefetchQuery(articlesQuery(readArticleSearch({ ...deps }))),
  head: () => ({ meta: [{ title: translate('News') }] }),
  component: AdminNews,
})

function AdminNews() {
  const search = readArticleSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <ArticlesPage
      search={search}
      onSearch={(next, how) => void navigate({ search: next, resetScroll: false, ...how })}
    />
  )
}

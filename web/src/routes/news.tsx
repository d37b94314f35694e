import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '../features/catalogue/news/news-page.tsx'
import { newsQuery } from '../features/catalogue/news/news.queries.ts'
import { itemListJsonLd } from '../features/catalogue/title-cards/item-list-json-ld.ts'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { assertPageIsThere } from '../lib/own-address.ts'
import { translate } from '../lib/i18n.ts'
import { readPageSearch } from '../lib/page-search.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/news')({
  validateSearch: readPageSearch,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const data = await queryClient.ensureQueryData(newsQuery(deps.page)).catch(notFoundOn404)
    assertPageIsThere(deps.page, data.pagination)
    return data
  },
  head: ({ match, loaderData }) =>
    pageHead({
      name: translate('News'),
      description: translate('What is new in the catalogue, and around it.'),
      path: '/news',
      page: match.search.page,
      image: siteImage(),
      jsonLd: itemListJsonLd(translate('News'), '/news', loaderData?.pagination ?? null),
      feed: { kind: 'news' },
    }),
  headers: sharedPage,
  component: News,
})

function News() {
  return <NewsPage data={useSuspenseQuery(newsQuery(Route.useSearch().page)).data} />
}

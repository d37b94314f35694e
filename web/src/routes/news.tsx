import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '../features/catalogue/news/news-page.tsx'
import { newsQuery, readNewsSearch } from '../features/catalogue/news/news.queries.ts'
import { itemListJsonLd } from '../features/catalogue/title-cards/item-list-json-ld.ts'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { assertPageIsThere } from '../lib/own-address.ts'
import { translate } from '../lib/i18n.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/news')({
  validateSearch: readNewsSearch,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const data = await queryClient.ensureQueryData(newsQuery(deps)).catch(notFoundOn404)
    assertPageIsThere(deps.page, data.pagination)
    return data
  },
  head: ({ match, loaderData }) => {
    const tag = loaderData?.tag
    const name = tag ? translate('News: :tag', { tag: tag.name }) : translate('News')
    const path = tag ? `/news?tag=${tag.slug}` : '/news'
    return pageHead({
      name,
      description: translate('What is new in the catalogue, and around it.'),
      path,
      page: match.search.page,
      image: siteImage(),
      jsonLd: itemListJsonLd(name, path, loaderData?.pagination ?? null),
      feed: { kind: 'news' },
    })
  },
  headers: sharedPage,
  component: News,
})

function News() {
  return <NewsPage data={useSuspenseQuery(newsQuery(Route.useSearch())).data} />
}

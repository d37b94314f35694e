import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '../features/catalogue/news/news-page.tsx'
import { newsQuery } from '../features/catalogue/news/news.queries.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { assertPageIsThere, pageOf } from '../lib/own-address.ts'
import { translate } from '../lib/i18n.ts'
import { getPageData } from '../lib/page-data.ts'
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
  head: ({ match }) => {
    const { baseUrl, bootstrap } = getPageData()
    return {
      meta: [
        { title: `${translate('News')} · ${bootstrap.settings.branding.site_name}` },
        { name: 'description', content: translate('What is new in the catalogue, and around it.') },
      ],
      links: [{ rel: 'canonical', href: `${baseUrl}${pageOf('/news', match.search.page)}` }],
    }
  },
  headers: sharedPage,
  component: News,
})

function News() {
  return <NewsPage data={useSuspenseQuery(newsQuery(Route.useSearch().page)).data} />
}

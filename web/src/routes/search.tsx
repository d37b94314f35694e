import { createFileRoute } from '@tanstack/react-router'
import { SearchRoute } from '../features/catalogue/search/search-route.tsx'
import { trendingQuery } from '../features/catalogue/search/search.queries.ts'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { requirePermission } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/search')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  // With the page, so that nothing grows below the reader; without it the page is as good.
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(trendingQuery()).then(
      () => undefined,
      () => undefined,
    ),
  head: () =>
    pageHead({
      name: translate('Search'),
      description: translate(
        'Find movies, series, music, books, games and more, the people who made them, and lists of members.',
      ),
      path: '/search',
      image: siteImage(),
    }),
  component: () => <SearchRoute />,
})

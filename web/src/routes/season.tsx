import { readPageSearch } from '../lib/page-search.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { seasonUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { createFileRoute } from '@tanstack/react-router'
import { SeasonPage } from '../features/catalogue/titles/season-page.tsx'
import { seasonHead } from '../features/catalogue/titles/title-head.ts'
import { episodesQuery, seasonQuery } from '../features/catalogue/titles/titles.queries.ts'
import { watchedQuery } from '../features/catalogue/titles/watching.queries.ts'
import { InnerSkeleton } from '../features/catalogue/title-cards/inner-skeleton.tsx'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'
import { assertPageIsThere, leadToOwnAddress } from '../lib/own-address.ts'
import { getBootstrap } from '../lib/session.tsx'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/titles/$id/$slug/season/$season')({
  validateSearch: readPageSearch,
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps, location }) => {
    const [id, number] = [numberParam(params.id), numberParam(params.season)]
    const { user } = getBootstrap()
    const [data, episodes] = await Promise.all([
      queryClient.ensureQueryData(seasonQuery(id, number)).catch(notFoundOn404),
      queryClient.ensureQueryData(episodesQuery(id, number, deps.page)).catch(notFoundOn404),
      user && queryClient.ensureQueryData(watchedQuery(id, number)).catch(() => undefined),
    ])
    leadToOwnAddress(location, seasonUrl(data.title, number))
    assertPageIsThere(deps.page, episodes.pagination)
    return data
  },
  head: ({ loaderData, match }) =>
    loaderData ? seasonHead(loaderData.title, loaderData.season, match.search.page) : {},
  headers: sharedPage,
  pendingComponent: InnerSkeleton,
  component: Season,
})

function Season() {
  const params = Route.useParams()
  const [id, number] = [Number(params.id), Number(params.season)]
  const { data } = useSuspenseQuery(seasonQuery(id, number))
  const { data: episodes } = useSuspenseQuery(episodesQuery(id, number, Route.useSearch().page))
  return <SeasonPage title={data.title} season={data.season} episodes={episodes.pagination} />
}

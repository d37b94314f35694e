import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SeasonPage } from '../features/catalogue/titles/season-page.tsx'
import { seasonHead } from '../features/catalogue/titles/title-head.ts'
import { episodesQuery, seasonQuery } from '../features/catalogue/titles/titles.queries.ts'
import { InnerSkeleton } from '../features/catalogue/title-cards/inner-skeleton.tsx'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute('/_shell/titles/$id/$slug/season/$season')({
  validateSearch: (search: Record<string, unknown>): { page?: number } =>
    Number.isInteger(search['page']) && Number(search['page']) > 1
      ? { page: Number(search['page']) }
      : {},
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const [id, number] = [numberParam(params.id), numberParam(params.season)]
    const [data] = await Promise.all([
      queryClient.ensureQueryData(seasonQuery(id, number)).catch(notFoundOn404),
      queryClient.ensureQueryData(episodesQuery(id, number, deps.page)).catch(notFoundOn404),
    ])
    return data
  },
  head: ({ loaderData }) => (loaderData ? seasonHead(loaderData.title, loaderData.season) : {}),
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

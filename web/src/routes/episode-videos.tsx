import { useSuspenseQuery } from '@tanstack/react-query'
import { episodeUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { createFileRoute } from '@tanstack/react-router'
import { episodeQuery } from '../features/catalogue/title-pages/title-pages.queries.ts'
import { episodeHead } from '../features/catalogue/title-pages/title-pages-head.ts'
import { EpisodeVideosPage } from '../features/catalogue/title-pages/videos-page.tsx'
import { InnerSkeleton } from '../features/catalogue/title-cards/inner-skeleton.tsx'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'
import { translate } from '../lib/i18n.ts'
import { sharedPage } from '../lib/shared-page.ts'

export const Route = createFileRoute(
  '/_shell/titles/$id/$slug/season/$season/episode/$episode/videos',
)({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context: { queryClient }, params, location }) => {
    const data = await queryClient.ensureQueryData(episodeQuery(params)).catch(notFoundOn404)
    const { season_number: season, episode_number: episode } = data.episode
    leadToOwnAddress(location, `${episodeUrl(data.title, season, episode)}/videos`)
    return data
  },
  head: ({ loaderData }) =>
    loaderData ? episodeHead(loaderData, { path: 'videos', name: translate('Videos') }) : {},
  headers: sharedPage,
  pendingComponent: InnerSkeleton,
  component: EpisodeVideos,
})

function EpisodeVideos() {
  return <EpisodeVideosPage view={useSuspenseQuery(episodeQuery(Route.useParams())).data} />
}

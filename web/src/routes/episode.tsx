import { useSuspenseQuery } from '@tanstack/react-query'
import { episodeUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { EpisodePage } from '../features/catalogue/title-pages/episode-page.tsx'
import { episodeQuery } from '../features/catalogue/title-pages/title-pages.queries.ts'
import { episodeHead } from '../features/catalogue/title-pages/title-pages-head.ts'
import { InnerSkeleton } from '../features/catalogue/title-cards/inner-skeleton.tsx'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'
import { sharedPage } from '../lib/shared-page.ts'

// Drawn by the server with the page, alive once their script has come.
const EpisodeMark = import.meta.env.SSR
  ? (await import('../features/catalogue/titles/episode-mark.tsx')).EpisodeMark
  : lazy(async () => ({
      default: (await import('../features/catalogue/titles/episode-mark.tsx')).EpisodeMark,
    }))
const EpisodeRow = import.meta.env.SSR
  ? (await import('../features/catalogue/titles/episode-row.tsx')).EpisodeRow
  : lazy(async () => ({
      default: (await import('../features/catalogue/titles/episode-row.tsx')).EpisodeRow,
    }))

export const Route = createFileRoute('/_shell/titles/$id/$slug/season/$season/episode/$episode')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context: { queryClient }, params, location }) => {
    const data = await queryClient.ensureQueryData(episodeQuery(params)).catch(notFoundOn404)
    const { season_number: season, episode_number: episode } = data.episode
    leadToOwnAddress(location, episodeUrl(data.title, season, episode))
    return data
  },
  head: ({ loaderData }) => (loaderData ? episodeHead(loaderData) : {}),
  headers: sharedPage,
  pendingComponent: InnerSkeleton,
  component: Episode,
})

function Episode() {
  const { data } = useSuspenseQuery(episodeQuery(Route.useParams()))
  const { title, season, episode } = data
  return (
    <EpisodePage
      key={episode.id}
      view={data}
      marks={
        <Suspense>
          <EpisodeMark title={title} episode={episode} />
        </Suspense>
      }
      others={
        <Suspense>
          <EpisodeRow title={title} season={season} current={episode} />
        </Suspense>
      }
    />
  )
}

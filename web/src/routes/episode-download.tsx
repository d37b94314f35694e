import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  type EpisodeParams,
  episodeQuery,
} from '../features/catalogue/title-pages/title-pages.queries.ts'
import { CommentsSection } from '../features/community/comments/comments-section.tsx'
import { playedFrom } from '../features/catalogue/player/played-from.ts'
import { AccountRequired } from '../features/links/links/download/account-required.tsx'
import { DownloadPage } from '../features/links/links/download/download-page.tsx'
import { readDownloadSearch } from '../features/links/links/download/download-search.ts'
import { downloadLinksQuery } from '../features/links/links/download/links-section.tsx'
import { episodeDownloadQuery, linksFiltersQuery } from '../features/links/links/links.queries.ts'
import { titleDetailsQuery } from '../features/links/links/download/title-details.tsx'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'
import { isStreamingOnly } from '../lib/streaming-mode.ts'
import { translate } from '../lib/i18n.ts'
import { DownloadPlayer, prefetchDownloadPlayer } from './download-player.tsx'
import { getBootstrap } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/titles/$id/season/$season/episode/$episode/download')(
  {
    validateSearch: readDownloadSearch,
    beforeLoad: ({ location }) => getBootstrap().user && requirePermission('liens.view', location),
    loaderDeps: ({ search }) => search,
    loader: async ({ context: { queryClient }, params, deps }) => {
      if (!getBootstrap().user) return null
      const [id, season, episode] = [
        numberParam(params.id),
        numberParam(params.season),
        numberParam(params.episode),
      ]
      const [data] = await Promise.all([
        queryClient.fetchQuery(episodeDownloadQuery(id, season, episode)).catch(notFoundOn404),
        !isStreamingOnly() &&
          queryClient
            .ensureQueryData(downloadLinksQuery(id, { ...deps, season, episode }))
            .catch(notFoundOn404),
        !isStreamingOnly() && queryClient.prefetchQuery(linksFiltersQuery(id)),
        queryClient.prefetchQuery(titleDetailsQuery(id)),
        prefetchPlayer(queryClient, params),
      ])
      return data
    },
    head: ({ loaderData }) => ({
      meta: [
        {
          title: loaderData
            ? translate('Download :title', { title: loaderData.title.name })
            : translate('Download'),
        },
        { name: 'robots', content: 'noindex' },
      ],
    }),
    headers: ({ loaderData, params, match }) => {
      const { queryKey } = titleDetailsQuery(Number(params.id))
      const videos = match.context.queryClient.getQueryData(queryKey)?.title.videos ?? []
      return playedFrom(
        loaderData
          ? videos.filter(
              (video) =>
                video.season_number === Number(params.season) &&
                video.episode_number === Number(params.episode),
            )
          : [],
      )
    },
    component: EpisodeDownload,
  },
)

function EpisodeDownload() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { id, season, episode } = Route.useParams()
  if (!data)
    return (
      <AccountRequired wayBack={`/titles/${id}/season/${season}/episode/${episode}/download`} />
    )
  return (
    <>
      <DownloadPage
        key={`${id} ${season} ${episode}`}
        data={data}
        search={search}
        player={<EpisodePlayer of={{ id, season, episode }} />}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
      <CommentsSection
        key={`comments-${data.episode?.id}`}
        on={
          data.episode
            ? { type: 'episode', id: data.episode.id, perPage: 20 }
            : { type: 'title', id: Number(id), perPage: 20 }
        }
      />
    </>
  )
}

async function prefetchPlayer(queries: QueryClient, of: EpisodeParams): Promise<void> {
  await queries.prefetchQuery(episodeQuery(of))
  const episode = queries.getQueryData(episodeQuery(of).queryKey)?.episode
  await prefetchDownloadPlayer(queries, episode?.primary_video)
}

function EpisodePlayer({ of }: { of: EpisodeParams }) {
  return <DownloadPlayer video={useQuery(episodeQuery(of)).data?.episode.primary_video} />
}

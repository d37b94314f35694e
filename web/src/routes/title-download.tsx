import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { RightsNote } from '../features/community/reports/rights-note.tsx'
import { CommentsSection } from '../features/community/comments/comments-section.tsx'
import { playedFrom } from '../features/catalogue/player/played-from.ts'
import { AccountRequired } from '../features/links/links/download/account-required.tsx'
import { DownloadPage } from '../features/links/links/download/download-page.tsx'
import { readDownloadSearch } from '../features/links/links/download/download-search.ts'
import { filterOf } from '../features/links/links/download/season-of-address.ts'
import { bestLinksQuery } from '../features/links/links/offer/best-links.tsx'
import { downloadLinksQuery } from '../features/links/links/download/links-section.tsx'
import { titleDetailsQuery } from '../features/links/links/download/title-details.tsx'
import { linksFiltersQuery, titleDownloadQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'
import { isStreamingOnly } from '../lib/streaming-mode.ts'
import { DownloadPlayer, prefetchDownloadPlayer, videoToBeginWith } from './download-player.tsx'
import { sharedPage } from '../lib/shared-page.ts'
import { translate } from '../lib/i18n.ts'
import { getBootstrap } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/titles/$id/download')({
  validateSearch: readDownloadSearch,
  beforeLoad: ({ location }) => getBootstrap().user && requirePermission('liens.view', location),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const id = numberParam(params.id)
    if (!getBootstrap().user) {
      const { title } = await queryClient
        .ensureQueryData(titleDetailsQuery(id))
        .catch(notFoundOn404)
      return { title, isGuest: true as const }
    }
    const [data] = await Promise.all([
      queryClient.fetchQuery(titleDownloadQuery(id)).catch(notFoundOn404),
      prefetchPlayer(queryClient, id),
    ])
    if (!isStreamingOnly())
      await Promise.all([
        queryClient.ensureQueryData(downloadLinksQuery(id, filterOf(deps, data.title.seasons))),
        queryClient.ensureQueryData(linksFiltersQuery(id)),
        queryClient.prefetchQuery(bestLinksQuery(id)),
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
    if (!loaderData || 'isGuest' in loaderData) return sharedPage()
    const { queryKey } = titleDetailsQuery(Number(params.id))
    return playedFrom(match.context.queryClient.getQueryData(queryKey)?.title.videos ?? [])
  },
  component: TitleDownload,
})

function TitleDownload() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { id } = Route.useParams()
  if ('isGuest' in data)
    return (
      <AccountRequired wayBack={`/titles/${id}/download`} title={data.title}>
        <RightsNote kind="title" id={Number(id)} />
      </AccountRequired>
    )
  return (
    <>
      <DownloadPage
        key={id}
        data={data}
        search={search}
        player={<TitlePlayer id={Number(id)} />}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
      <CommentsSection key={`comments-${id}`} on={{ type: 'title', id: Number(id), perPage: 20 }} />
    </>
  )
}

async function prefetchPlayer(queries: QueryClient, id: number): Promise<void> {
  await queries.prefetchQuery(titleDetailsQuery(id))
  const title = queries.getQueryData(titleDetailsQuery(id).queryKey)?.title
  await prefetchDownloadPlayer(queries, title && videoToBeginWith(title))
}

function TitlePlayer({ id }: { id: number }) {
  const { data } = useQuery(titleDetailsQuery(id))
  return <DownloadPlayer video={data && videoToBeginWith(data.title)} />
}

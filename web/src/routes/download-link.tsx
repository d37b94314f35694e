import { pathOf } from '@mediatheque/contract/core/withdrawn.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { RightsNote } from '../features/community/reports/rights-note.tsx'
import { AccountRequired } from '../features/links/links/download/account-required.tsx'
import { DownloadItemPage } from '../features/links/links/download/download-item-page.tsx'
import { linkQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { getBootstrap } from '../lib/session.tsx'

// Few pages are of a single newsgroup file, or withdrawn: others do not load how those are read.
async function ask(queries: QueryClient, kind: 'link' | 'nzb' | 'torrent', id: number) {
  if (kind === 'link') return queries.ensureQueryData(linkQuery(id))
  const { nzbQuery, torrentQuery } =
    await import('../features/links/links/download/releases.queries.ts')
  return kind === 'nzb'
    ? queries.ensureQueryData(nzbQuery(id))
    : queries.ensureQueryData(torrentQuery(id))
}

/** Links are `/download/12`; newsgroup files and torrents have their kind before the number. */
function readParams({ kind, lienId }: { kind?: string | undefined; lienId: string }) {
  if (kind !== undefined && kind !== 'nzb' && kind !== 'torrent') throw notFound()
  return { kind: kind ?? 'link', id: numberParam(lienId) } as const
}

export const Route = createFileRoute('/_shell/download/{-$kind}/$lienId')({
  beforeLoad: ({ location }) => getBootstrap().user && requirePermission('liens.view', location),
  loader: async ({ context: { queryClient }, params }) => {
    const { kind, id } = readParams(params)
    if (!getBootstrap().user) {
      const { tellWithdrawn } = await import('../features/links/takedowns/tell-withdrawn.ts')
      return tellWithdrawn(queryClient, kind, id)
    }
    const { model } = await ask(queryClient, kind, id).catch(notFoundOn404)
    return { id: model.id, title_id: model.title_id, post: model.post }
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Download :title', { title: loaderData.post.name })
          : translate('Download'),
      },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: DownloadLink,
})

function DownloadLink() {
  const item = Route.useLoaderData()
  const { kind, id } = readParams(Route.useParams())
  return item ? (
    <DownloadItemPage kind={kind} item={item} />
  ) : (
    <AccountRequired wayBack={pathOf(kind, id)}>
      <RightsNote kind={kind} id={id} />
    </AccountRequired>
  )
}

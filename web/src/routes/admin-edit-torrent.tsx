import { createFileRoute } from '@tanstack/react-router'
import { torrentNfoQuery } from '../features/links/links/download/releases.queries.ts'
import { EditTorrentPage } from '../features/links/links/editor/edit-release-page.tsx'
import { loadEdited, useReadAgain } from '../features/links/links/editor/edit-route.ts'
import { torrentQuery } from '../features/links/links/download/releases.queries.ts'
import { numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/torrents/$titleId/$torrentId/edit')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = numberParam(params.torrentId)
    const { model, ...data } = await loadEdited(queryClient, {
      titleId: params.titleId,
      asked: [
        queryClient.fetchQuery({ ...torrentQuery(id), staleTime: 0 }),
        queryClient.fetchQuery(torrentNfoQuery(id)),
      ],
    })
    return { ...data, release: model, crumbs: { '/admin/torrents/$titleId': model.post.name } }
  },
  head: ({ loaderData: { release } = {} }) => ({
    meta: [
      {
        title: release
          ? translate('Edit torrent Id :id on :title', { id: release.id, title: release.post.name })
          : translate('Links'),
      },
    ],
  }),
  component: AdminEditTorrent,
})

function AdminEditTorrent() {
  const { crumbs: _, ...data } = Route.useLoaderData()
  const { reading, again } = useReadAgain()
  return <EditTorrentPage key={`${data.release.id} ${reading}`} {...data} {...again} />
}

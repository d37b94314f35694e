import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { torrentNfoQuery } from '../features/links/links/download/releases.queries.ts'
import { EditTorrentPage } from '../features/links/links/editor/edit-release-page.tsx'
import { torrentQuery } from '../features/links/links/editor/releases.writes.ts'
import { linkOptionsQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/torrents/$titleId/$torrentId/edit')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = numberParam(params.torrentId)
    const [{ model }, nfo, options] = await Promise.all([
      queryClient.fetchQuery({ ...torrentQuery(id), staleTime: 0 }).catch(notFoundOn404),
      queryClient.fetchQuery(torrentNfoQuery(id)).catch(notFoundOn404),
      queryClient.fetchQuery(linkOptionsQuery()),
    ])
    if (!model.can.update || model.title_id !== Number(params.titleId)) throw notFound()
    const crumbs = { '/admin/torrents/$titleId': model.post.name }
    return { release: model, nfo: nfo.nfo.nfo ?? '', options, crumbs }
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Edit torrent Id :id on :title', {
              id: loaderData.release.id,
              title: loaderData.release.post.name,
            })
          : translate('Links'),
      },
    ],
  }),
  component: AdminEditTorrent,
})

function AdminEditTorrent() {
  const data = Route.useLoaderData()
  const router = useRouter()
  const [reading, setReading] = useState(0)
  const readAgain = async () => {
    await router.invalidate()
    setReading(reading + 1)
  }
  return (
    <EditTorrentPage
      key={`${data.release.id} ${reading}`}
      {...data}
      isReadAgain={reading > 0}
      onReverted={() => void readAgain()}
    />
  )
}

import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { nzbNfoQuery } from '../features/links/links/download/releases.queries.ts'
import { EditNzbPage } from '../features/links/links/editor/edit-release-page.tsx'
import { nzbQuery } from '../features/links/links/editor/releases.writes.ts'
import { linkOptionsQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/nzbs/$titleId/$nzbId/edit')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = numberParam(params.nzbId)
    const [{ model }, nfo, options] = await Promise.all([
      queryClient.fetchQuery({ ...nzbQuery(id), staleTime: 0 }).catch(notFoundOn404),
      queryClient.fetchQuery(nzbNfoQuery(id)).catch(notFoundOn404),
      queryClient.fetchQuery(linkOptionsQuery()),
    ])
    if (!model.can.update || model.title_id !== Number(params.titleId)) throw notFound()
    const crumbs = { '/admin/nzbs/$titleId': model.post.name }
    return { release: model, nfo: nfo.nfo.nfo ?? '', options, crumbs }
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Edit nzb Id :id on :title', {
              id: loaderData.release.id,
              title: loaderData.release.post.name,
            })
          : translate('Links'),
      },
    ],
  }),
  component: AdminEditNzb,
})

function AdminEditNzb() {
  const data = Route.useLoaderData()
  const router = useRouter()
  const [reading, setReading] = useState(0)
  const readAgain = async () => {
    await router.invalidate()
    setReading(reading + 1)
  }
  return (
    <EditNzbPage
      key={`${data.release.id} ${reading}`}
      {...data}
      isReadAgain={reading > 0}
      onReverted={() => void readAgain()}
    />
  )
}

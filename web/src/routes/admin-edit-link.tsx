import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { EditLinkPage } from '../features/links/links/editor/edit-link-page.tsx'
import { linkOptionsQuery, linkQuery, nfoQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/liens/$titleId/$lienId/edit')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = numberParam(params.lienId)
    const [{ model }, nfo, options] = await Promise.all([
      queryClient.fetchQuery({ ...linkQuery(id), staleTime: 0 }).catch(notFoundOn404),
      queryClient.fetchQuery(nfoQuery(id)).catch(notFoundOn404),
      queryClient.fetchQuery(linkOptionsQuery()),
    ])
    if (!model.can.update || model.title_id !== Number(params.titleId)) throw notFound()
    const crumbs = { '/admin/liens/$titleId': model.post.name }
    return { link: model, nfo: nfo.nfo.nfo ?? '', options, crumbs }
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Edit lien Id :id on :title', {
              id: loaderData.link.id,
              title: loaderData.link.post.name,
            })
          : translate('Links'),
      },
    ],
  }),
  component: AdminEditLink,
})

function AdminEditLink() {
  const { link, nfo, options } = Route.useLoaderData()
  const router = useRouter()
  const [reading, setReading] = useState(0)
  const readAgain = async () => {
    await router.invalidate()
    setReading(reading + 1)
  }
  return (
    <EditLinkPage
      key={`${link.id} ${reading}`}
      link={link}
      nfo={nfo}
      options={options}
      isReadAgain={reading > 0}
      onReverted={() => void readAgain()}
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { EditLinkPage } from '../features/links/links/editor/edit-link-page.tsx'
import { loadEdited, useReadAgain } from '../features/links/links/editor/edit-route.ts'
import { linkQuery, nfoQuery } from '../features/links/links/links.queries.ts'
import { numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/liens/$titleId/$lienId/edit')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = numberParam(params.lienId)
    const { model, ...data } = await loadEdited(queryClient, {
      titleId: params.titleId,
      asked: [
        queryClient.fetchQuery({ ...linkQuery(id), staleTime: 0 }),
        queryClient.fetchQuery(nfoQuery(id)),
      ],
    })
    return { ...data, link: model, crumbs: { '/admin/liens/$titleId': model.post.name } }
  },
  head: ({ loaderData: { link } = {} }) => ({
    meta: [
      {
        title: link
          ? translate('Edit lien Id :id on :title', { id: link.id, title: link.post.name })
          : translate('Links'),
      },
    ],
  }),
  component: AdminEditLink,
})

function AdminEditLink() {
  const { crumbs: _, ...data } = Route.useLoaderData()
  const { reading, again } = useReadAgain()
  return <EditLinkPage key={`${data.link.id} ${reading}`} {...data} {...again} />
}

import { createFileRoute } from '@tanstack/react-router'
import { nzbNfoQuery } from '../features/links/links/download/releases.queries.ts'
import { EditNzbPage } from '../features/links/links/editor/edit-release-page.tsx'
import { loadEdited, useReadAgain } from '../features/links/links/editor/edit-route.ts'
import { nzbQuery } from '../features/links/links/download/releases.queries.ts'
import { numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/nzbs/$titleId/$nzbId/edit')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = numberParam(params.nzbId)
    const { model, ...data } = await loadEdited(queryClient, {
      titleId: params.titleId,
      asked: [
        queryClient.fetchQuery({ ...nzbQuery(id), staleTime: 0 }),
        queryClient.fetchQuery(nzbNfoQuery(id)),
      ],
    })
    return { ...data, release: model, crumbs: { '/admin/nzbs/$titleId': model.post.name } }
  },
  head: ({ loaderData: { release } = {} }) => ({
    meta: [
      {
        title: release
          ? translate('Edit nzb Id :id on :title', { id: release.id, title: release.post.name })
          : translate('Links'),
      },
    ],
  }),
  component: AdminEditNzb,
})

function AdminEditNzb() {
  const { crumbs: _, ...data } = Route.useLoaderData()
  const { reading, again } = useReadAgain()
  return <EditNzbPage key={`${data.release.id} ${reading}`} {...data} {...again} />
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { EditListPage } from '../features/community/lists/edit-list-page.tsx'
import { listQuery } from '../features/community/lists/lists.queries.ts'
import { notFoundOn404, requirePermission, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/lists/$slugOrId/edit')({
  beforeLoad: ({ location }) => {
    requireUser(location)
    requirePermission('lists.create', location)
  },
  loader: async ({ context: { queryClient }, params }) => {
    const { list } = await queryClient
      .ensureQueryData(listQuery(params.slugOrId, undefined))
      .catch(notFoundOn404)
    if (!list.can.update) throw notFound()
    return list
  },
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: translate('Edit list: :name', { name: loaderData.name }) }] : [],
  }),
  component: EditList,
})

function EditList() {
  const { data } = useSuspenseQuery(listQuery(Route.useParams().slugOrId, undefined))
  return <EditListPage key={data.list.id} list={data.list} />
}

import { createFileRoute, useRouter } from '@tanstack/react-router'
import { EditListRecord } from '../features/community/lists/admin/list-record-editor.tsx'
import { listSheetQuery } from '../features/community/lists/admin/list-records.queries.ts'
import { notFoundOn404 } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/lists/$slugOrId/edit')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(listSheetQuery(params.slugOrId)).catch(notFoundOn404),
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Edit list: :name', { name: loaderData.list.name })
          : translate('Lists of members'),
      },
    ],
  }),
  component: AdminEditList,
})

function AdminEditList() {
  const { list } = Route.useLoaderData()
  const router = useRouter()
  return <EditListRecord key={list.id} list={list} onReverted={() => void router.invalidate()} />
}

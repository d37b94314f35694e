import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ImportPage } from '../features/community/lists/import/import-page.tsx'
import { listQuery } from '../features/community/lists/lists.queries.ts'
import { notFoundOn404, requirePermission, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/lists/$slugOrId/import')({
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
    meta: loaderData
      ? [{ title: translate('Import into “:name”', { name: loaderData.name }) }]
      : [],
  }),
  component: ImportIntoList,
})

function ImportIntoList() {
  const { data } = useSuspenseQuery(listQuery(Route.useParams().slugOrId, undefined))
  return <ImportPage key={data.list.id} list={data.list} />
}

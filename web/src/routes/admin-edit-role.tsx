import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { EditRolePage } from '../features/accounts/members/admin/role-editor.tsx'
import { roleQuery, rolesQuery } from '../features/accounts/members/admin/roles.queries.ts'
import { ViewAsButton } from '../features/accounts/view-as/admin/view-as-button.tsx'
import { HistoryButton } from '../features/operations/history/history-button.tsx'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/roles/$roleId/edit')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = numberParam(params.roleId)
    const [answer] = await Promise.all([
      queryClient.fetchQuery(roleQuery(id)),
      queryClient.fetchQuery(rolesQuery()),
    ]).catch(notFoundOn404)
    return { id, name: answer.role.name }
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Edit role: :name', { name: translate(loaderData.name) })
          : translate('Roles'),
      },
    ],
  }),
  component: AdminEditRole,
})

function AdminEditRole() {
  const { id } = Route.useLoaderData()
  const { data } = useSuspenseQuery(roleQuery(id))
  const queries = useQueryClient()
  return (
    <EditRolePage
      key={id}
      role={data.role}
      actions={
        <>
          <ViewAsButton role={data.role} />
          <HistoryButton
            of={{ kind: 'role', id: String(id), name: translate(data.role.name) }}
            onReverted={() => void queries.invalidateQueries()}
          />
        </>
      }
    />
  )
}

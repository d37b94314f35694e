import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { EditPlan } from '../features/billing/products/admin/plan-editor.tsx'
import { planQuery, planRolesQuery } from '../features/billing/products/admin/plans.queries.ts'
import { HistoryButton } from '../features/operations/history/history-button.tsx'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/plans/$productId/edit')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = numberParam(params.productId)
    const [answer] = await Promise.all([
      queryClient.fetchQuery(planQuery(id)),
      queryClient.fetchQuery(planRolesQuery()),
    ]).catch(notFoundOn404)
    return { id, name: answer.plan.name }
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Edit plan: :name', { name: translate(loaderData.name) })
          : translate('Plans'),
      },
    ],
  }),
  component: AdminEditPlan,
})

function AdminEditPlan() {
  const { id } = Route.useLoaderData()
  const { plan } = useSuspenseQuery(planQuery(id)).data
  const { roles } = useSuspenseQuery(planRolesQuery()).data
  const queries = useQueryClient()
  return (
    <EditPlan
      key={id}
      plan={plan}
      roles={roles}
      actions={
        <HistoryButton
          of={{ kind: 'plan', id: String(id), name: translate(plan.name) }}
          onReverted={() => void queries.invalidateQueries()}
        />
      }
    />
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NewPlan } from '../features/billing/products/admin/plan-editor.tsx'
import { planRolesQuery } from '../features/billing/products/admin/plans.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/plans/new')({
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(planRolesQuery()),
  head: () => ({ meta: [{ title: translate('New plan') }] }),
  component: AdminNewPlan,
})

function AdminNewPlan() {
  return <NewPlan roles={useSuspenseQuery(planRolesQuery()).data.roles} />
}

import { createFileRoute } from '@tanstack/react-router'
import { NewRolePage } from '../features/accounts/members/admin/role-editor.tsx'
import { rolesQuery } from '../features/accounts/members/admin/roles.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/roles/new')({
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(rolesQuery()),
  head: () => ({ meta: [{ title: translate('New role') }] }),
  component: NewRolePage,
})

import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadMemberTab } from '../features/accounts/members/admin/load-member-tab.ts'
import { MemberPermissionsTab } from '../features/accounts/members/admin/member-permissions-tab.tsx'
import { MemberFrame } from '../features/accounts/members/admin/member-frame.tsx'
import { givenRolesQuery } from '../features/accounts/members/admin/members.queries.ts'
import { MemberActions } from './member-actions.tsx'

export const Route = createFileRoute('/_shell/admin/users/$userId/permissions')({
  loader: async (loading) => {
    const [tab] = await Promise.all([
      loadMemberTab(loading),
      loading.context.queryClient.fetchQuery(givenRolesQuery()),
    ])
    return tab
  },
  head: ({ loaderData }) => headOfTab('Permissions', loaderData),
  component: AdminMemberPermissions,
})

function AdminMemberPermissions() {
  const { userId } = Route.useLoaderData()
  return (
    <MemberFrame userId={userId} actions={<MemberActions userId={userId} />}>
      {(member) => <MemberPermissionsTab key={member.id} member={member} />}
    </MemberFrame>
  )
}

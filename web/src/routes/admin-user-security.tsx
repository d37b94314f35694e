import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadMemberTab } from '../features/accounts/members/admin/load-member-tab.ts'
import { MemberSecurityTab } from '../features/accounts/members/admin/member-security-tab.tsx'
import { memberSecurityQuery } from '../features/accounts/members/admin/member-editing.queries.ts'
import { MemberFrame } from '../features/accounts/members/admin/member-frame.tsx'
import { MemberActions } from './member-actions.tsx'

export const Route = createFileRoute('/_shell/admin/users/$userId/security')({
  loader: (loading) => loadMemberTab(loading, memberSecurityQuery),
  head: ({ loaderData }) => headOfTab('Security', loaderData),
  component: AdminMemberSecurity,
})

function AdminMemberSecurity() {
  const { userId } = Route.useLoaderData()
  return (
    <MemberFrame userId={userId} actions={<MemberActions userId={userId} />}>
      {(member) => <MemberSecurityTab key={member.id} member={member} />}
    </MemberFrame>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadMemberTab } from '../features/accounts/members/admin/load-member-tab.ts'
import { MemberTokensTab } from '../features/accounts/members/admin/member-tokens-tab.tsx'
import { memberSecurityQuery } from '../features/accounts/members/admin/member-editing.queries.ts'
import { MemberFrame } from '../features/accounts/members/admin/member-frame.tsx'
import { MemberActions } from './member-actions.tsx'

export const Route = createFileRoute('/_shell/admin/users/$userId/api')({
  loader: (loading) => loadMemberTab(loading, memberSecurityQuery),
  head: ({ loaderData }) => headOfTab('Access tokens', loaderData),
  component: AdminMemberApi,
})

function AdminMemberApi() {
  const { userId } = Route.useLoaderData()
  return (
    <MemberFrame userId={userId} actions={<MemberActions userId={userId} />}>
      {(member) => <MemberTokensTab key={member.id} member={member} />}
    </MemberFrame>
  )
}

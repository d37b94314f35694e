import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadMemberTab } from '../features/accounts/members/admin/load-member-tab.ts'
import { MemberDateTab } from '../features/accounts/members/admin/member-date-tab.tsx'
import { MemberFrame } from '../features/accounts/members/admin/member-frame.tsx'
import { MemberActions } from './member-actions.tsx'
import type { MemberSheet } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import { useAccountChoices } from '../features/accounts/users/use-account-choices.ts'

export const Route = createFileRoute('/_shell/admin/users/$userId/date')({
  loader: (loading) => loadMemberTab(loading),
  head: ({ loaderData }) => headOfTab('Dates', loaderData),
  component: AdminMemberDate,
})

function AdminMemberDate() {
  const { userId } = Route.useLoaderData()
  return (
    <MemberFrame userId={userId} actions={<MemberActions userId={userId} />}>
      {(member) => <Dates key={member.id} member={member} />}
    </MemberFrame>
  )
}

function Dates({ member }: { member: MemberSheet }) {
  const choices = useAccountChoices({
    country: member.country ?? '',
    timezone: member.timezone ?? '',
  })
  return <MemberDateTab member={member} choices={choices} />
}

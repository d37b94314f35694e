import { createFileRoute } from '@tanstack/react-router'
import { headOfTab, loadMemberTab } from '../features/accounts/members/admin/load-member-tab.ts'
import { MemberDetailsTab } from '../features/accounts/members/admin/member-details-tab.tsx'
import { MemberFrame } from '../features/accounts/members/admin/member-frame.tsx'
import { MemberActions } from './member-actions.tsx'
import { RecordButton } from '../features/community/sanctions/admin/record-button.tsx'

export const Route = createFileRoute('/_shell/admin/users/$userId/details')({
  loader: (loading) => loadMemberTab(loading),
  head: ({ loaderData }) => headOfTab('Details', loaderData),
  component: AdminMemberDetails,
})

function AdminMemberDetails() {
  const { userId } = Route.useLoaderData()
  return (
    <MemberFrame userId={userId} actions={<MemberActions userId={userId} />}>
      {(member) => (
        <MemberDetailsTab key={member.id} member={member} record={<RecordButton of={member} />} />
      )}
    </MemberFrame>
  )
}

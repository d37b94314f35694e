import { createFileRoute } from '@tanstack/react-router'
import { givenRolesQuery } from '../features/accounts/members/admin/members.queries.ts'
import { NewMemberPage } from '../features/accounts/members/admin/new-member-page.tsx'
import { translate } from '../lib/i18n.ts'
import { PasswordConfirmationProvider } from '../lib/password-confirmation.tsx'

export const Route = createFileRoute('/_shell/admin/users/new')({
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(givenRolesQuery()),
  head: () => ({ meta: [{ title: translate('New member') }] }),
  component: AdminNewMember,
})

function AdminNewMember() {
  return (
    <PasswordConfirmationProvider>
      <NewMemberPage />
    </PasswordConfirmationProvider>
  )
}

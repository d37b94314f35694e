import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../features/accounts/auth/register-page.tsx'
import { SignInLink } from '../features/accounts/auth/sign-links.tsx'
import { SocialButtons } from '../features/accounts/social/social-buttons.tsx'
import { invitationPath } from '../features/accounts/workspaces/invitation-path.ts'
import { requireGuest } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { textParameters } from '../lib/text-parameters.ts'

/** Where the mail of an invitation leads who has no account. Afterwards, or if they are logged in, they see the invitation. */
export const Route = createFileRoute('/_auth/workspace/join/register')({
  validateSearch: (search: Record<string, unknown>) =>
    textParameters(search, ['email', 'username', 'invite_id']),
  beforeLoad: ({ location, search }) => requireGuest(location, invitationPath(search.invite_id)),
  head: () => ({
    meta: [{ title: translate('Register') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Join,
})

function Join() {
  const { username, ...invitation } = Route.useSearch()
  return (
    <RegisterPage
      email={invitation.email}
      username={username}
      redirect={invitationPath(invitation.invite_id)}
      isInvited
      inviteId={invitation.invite_id}
      signIn={<SignInLink redirect={undefined} invitation={invitation} />}
      renderSocial={(way) => <SocialButtons {...way} inviteId={invitation.invite_id} />}
    />
  )
}

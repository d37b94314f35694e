import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/accounts/auth/login-page.tsx'
import { SignUpLink } from '../features/accounts/auth/sign-links.tsx'
import { SocialButtons } from '../features/accounts/social/social-buttons.tsx'
import { invitationPath } from '../features/accounts/workspaces/invitation-path.ts'
import { requireGuest } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { textParameters } from '../lib/text-parameters.ts'

/** Where the mail of an invitation leads who has an account. Afterwards, or if they are logged in, they see the invitation. */
export const Route = createFileRoute('/_auth/workspace/join/login')({
  validateSearch: (search: Record<string, unknown>) =>
    textParameters(search, ['email', 'invite_id']),
  beforeLoad: ({ location, search }) => requireGuest(location, invitationPath(search.invite_id)),
  head: () => ({ meta: [{ title: translate('Login') }, { name: 'robots', content: 'noindex' }] }),
  component: Join,
})

function Join() {
  const invitation = Route.useSearch()
  return (
    <LoginPage
      email={invitation.email}
      redirect={invitationPath(invitation.invite_id)}
      isInvited
      signUp={<SignUpLink redirect={undefined} invitation={invitation} />}
      renderSocial={(way) => <SocialButtons {...way} inviteId={invitation.invite_id} />}
    />
  )
}

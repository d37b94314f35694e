import { createFileRoute, redirect } from '@tanstack/react-router'
import { RegisterPage } from '../features/accounts/auth/register-page.tsx'
import { SignInLink } from '../features/accounts/auth/sign-links.tsx'
import { SocialButtons } from '../features/accounts/social/social-buttons.tsx'
import { requireGuest } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { siteUrl } from '../lib/page-data.ts'
import { getBootstrap } from '../lib/session.tsx'
import { textParameters } from '../lib/text-parameters.ts'

/** `invite_type`, of whatever kind, makes an invitation of the visit, as the addresses below `/workspace/join` do. */
export const Route = createFileRoute('/_auth/register')({
  validateSearch: (search: Record<string, unknown>) =>
    textParameters(search, [
      'email',
      'username',
      'redirectFrom',
      'redirect',
      'invite_type',
      'invite_id',
    ]),
  beforeLoad: ({ location, search }) => {
    requireGuest(location, search.redirect)
    if (getBootstrap().settings.registration.disable && !search.invite_type)
      throw redirect({ href: siteUrl('/login') })
  },
  head: () => ({
    meta: [{ title: translate('Register') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Register,
})

function Register() {
  const { invite_type, invite_id, ...search } = Route.useSearch()
  return (
    <RegisterPage
      {...search}
      isInvited={Boolean(invite_type)}
      inviteId={invite_id}
      signIn={<SignInLink redirect={search.redirect} />}
      renderSocial={(way) => <SocialButtons {...way} inviteId={invite_id} />}
    />
  )
}

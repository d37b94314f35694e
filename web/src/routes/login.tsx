import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/accounts/auth/login-page.tsx'
import { SignUpLink } from '../features/accounts/auth/sign-links.tsx'
import { SocialButtons } from '../features/accounts/social/social-buttons.tsx'
import { requireGuest } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { textParameters } from '../lib/text-parameters.ts'

export const Route = createFileRoute('/_auth/login')({
  validateSearch: (search: Record<string, unknown>) =>
    textParameters(search, ['email', 'redirect', 'two_factor']),
  beforeLoad: ({ location, search }) => requireGuest(location, search.redirect),
  head: () => ({ meta: [{ title: translate('Login') }, { name: 'robots', content: 'noindex' }] }),
  component: Login,
})

function Login() {
  const { two_factor, ...search } = Route.useSearch()
  return (
    <LoginPage
      {...search}
      isChallenged={two_factor !== undefined}
      signUp={<SignUpLink redirect={search.redirect} />}
      renderSocial={(way) => <SocialButtons {...way} />}
    />
  )
}

import { createFileRoute, redirect } from '@tanstack/react-router'
import { RegisterPage } from '../features/accounts/auth/register-page.tsx'
import { requireGuest } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { siteUrl } from '../lib/page-data.ts'
import { getBootstrap } from '../lib/session.tsx'
import { textParameters } from '../lib/text-parameters.ts'

export const Route = createFileRoute('/_auth/register')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, ['email', 'username', 'redirectFrom', 'redirect']),
  beforeLoad: ({ search }) => {
    requireGuest(search.redirect)
    if (getBootstrap().settings.registration.disable) throw redirect({ href: siteUrl('/login') })
  },
  head: () => ({ meta: [{ title: translate('Register') }, { name: 'robots', content: 'noindex' }] }),
  component: Register,
})

function Register() {
  return <RegisterPage {...Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../features/accounts/auth/forgot-password-page.tsx'
import { requireGuest } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { textParameters } from '../lib/text-parameters.ts'

export const Route = createFileRoute('/_auth/forgot-password')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, ['email']),
  beforeLoad: ({ location }) => requireGuest(location),
  head: () => ({
    meta: [{ title: translate('Forgot your password?') }, { name: 'robots', content: 'noindex' }],
  }),
  component: ForgotPassword,
})

function ForgotPassword() {
  return <ForgotPasswordPage {...Route.useSearch()} />
}

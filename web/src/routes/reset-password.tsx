import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/accounts/auth/reset-password-page.tsx'
import { requireGuest } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { textParameters } from '../lib/text-parameters.ts'

export const Route = createFileRoute('/_auth/password/reset/$token')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, ['email']),
  beforeLoad: ({ location }) => requireGuest(location),
  // The address of this page is a key: it is told to nobody, not even to this site's own files.
  head: () => ({
    meta: [
      { title: translate('Choose a new password') },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useParams()
  const { email } = Route.useSearch()
  return <ResetPasswordPage token={token} email={email} />
}

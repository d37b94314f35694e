import { createFileRoute } from '@tanstack/react-router'
import { SetupPage } from '../features/accounts/auth/setup-page.tsx'
import { requireGuest } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { textParameters } from '../lib/text-parameters.ts'

export const Route = createFileRoute('/_auth/setup')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, ['token']),
  beforeLoad: ({ location }) => requireGuest(location),
  head: () => ({
    meta: [{ title: translate('Set up your site') }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => <SetupPage {...Route.useSearch()} />,
})

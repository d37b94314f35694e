import { createFileRoute, redirect } from '@tanstack/react-router'
import { preferencesQuery } from '../features/accounts/notifications/notifications.queries.ts'
import { PreferencesPage } from '../features/accounts/notifications/settings/preferences-page.tsx'
import { requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { siteUrl } from '../lib/page-data.ts'
import { getBootstrap } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/notifications/settings')({
  beforeLoad: ({ location }) => {
    requireUser(location)
    if (!getBootstrap().settings.notif.subs.integrated) throw redirect({ href: siteUrl('/') })
  },
  loader: async ({ context }) => {
    const { subscriptions } = await context.queryClient.ensureQueryData(preferencesQuery())
    if (subscriptions.length === 0) throw redirect({ href: siteUrl('/') })
  },
  head: () => ({ meta: [{ title: translate('Notification settings') }] }),
  component: PreferencesPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../features/site/settings/settings-page.tsx'
import { settingsQuery } from '../features/site/settings/settings.queries.ts'
import { translate } from '../lib/i18n.ts'

/** The first tab. */
export const Route = createFileRoute('/_shell/admin/settings')({
  staticData: {
    adminEntry: { group: 'System', label: 'Settings', icon: 'settings', place: 90 },
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery('general')),
  head: () => ({ meta: [{ title: translate('Settings') }] }),
  component: () => <SettingsPage tab="general" />,
})

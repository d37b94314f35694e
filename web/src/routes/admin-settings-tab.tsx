import { EDITED_SETTINGS_TABS } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CONNECTION_TESTS } from '../features/catalogue/media-import/admin/connection-test.tsx'
import { ClearCaches } from '../features/operations/caches/clear-caches.tsx'
import { SETTINGS_TESTS } from '../features/site/settings/connection-test.tsx'
import { SettingsPage } from '../features/site/settings/settings-page.tsx'
import { settingsQuery } from '../features/site/settings/settings.queries.ts'
import { translate } from '../lib/i18n.ts'

const BELOW = {
  ...CONNECTION_TESTS,
  ...SETTINGS_TESTS,
  kept_pages: <ClearCaches />,
}

const tabOf = (text: string) => {
  const tab = EDITED_SETTINGS_TABS.find((name) => name === text)
  if (!tab) throw notFound()
  return tab
}

export const Route = createFileRoute('/_shell/admin/settings/$tab')({
  loader: async ({ context, params }) => {
    const tab = tabOf(params.tab)
    await context.queryClient.ensureQueryData(settingsQuery(tab))
    return { tab, crumbs: { '/admin/settings/$tab': translate(`Settings tab ${tab}`) } }
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: loaderData ? translate(`Settings tab ${loaderData.tab}`) : translate('Settings') },
    ],
  }),
  component: AdminSettingsTab,
})

function AdminSettingsTab() {
  const { tab } = Route.useLoaderData()
  return <SettingsPage tab={tab} below={BELOW} />
}

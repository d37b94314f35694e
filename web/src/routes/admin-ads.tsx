import { createFileRoute } from '@tanstack/react-router'
import { previewBelow } from '../features/site/ads/admin/ads-settings.tsx'
import { SettingsPage } from '../features/site/settings/settings-page.tsx'
import { settingsQuery } from '../features/site/settings/settings.queries.ts'
import { translate, useTranslate } from '../lib/i18n.ts'

/** A tab of the settings with a page of its own. */
export const Route = createFileRoute('/_shell/admin/ads')({
  staticData: { adminEntry: { group: 'Site', label: 'Ads', icon: 'ad', place: 64 } },
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery('ads')),
  head: () => ({ meta: [{ title: translate('Ads') }] }),
  component: AdsPage,
})

function AdsPage() {
  const t = useTranslate()
  return <SettingsPage tab="ads" belowSetting={previewBelow(t)} />
}

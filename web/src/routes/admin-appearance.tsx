import { createFileRoute } from '@tanstack/react-router'
import { OverviewPanel } from '../features/site/appearance/admin/overview-panel.tsx'
import { loadAppearance } from '../features/site/appearance/admin/appearance.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance')({
  staticData: { adminEntry: { group: 'Site', label: 'Appearance', icon: 'palette', place: 60 } },
  loader: ({ context }) => loadAppearance(context.queryClient),
  head: () => ({ meta: [{ title: translate('Appearance') }] }),
  component: OverviewPanel,
})

import { createFileRoute } from '@tanstack/react-router'
import { MenusPanel } from '../features/site/appearance/admin/menus/menus-panel.tsx'
import { loadAppearance } from '../features/site/appearance/admin/appearance.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/menus')({
  staticData: { adminCrumb: 'Settings of menus' },
  loader: ({ context }) => loadAppearance(context.queryClient),
  head: () => ({ meta: [{ title: translate('Settings of menus') }] }),
  component: MenusPanel,
})

import { createFileRoute } from '@tanstack/react-router'
import { ThemesPanel } from '../features/site/appearance/admin/themes/themes-panel.tsx'
import { loadAppearance } from '../features/site/appearance/admin/appearance.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/themes')({
  staticData: { adminCrumb: 'Themes' },
  loader: ({ context }) => loadAppearance(context.queryClient),
  head: () => ({ meta: [{ title: translate('Themes') }] }),
  component: ThemesPanel,
})

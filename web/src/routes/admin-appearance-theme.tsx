import { createFileRoute } from '@tanstack/react-router'
import { ThemePanel } from '../features/site/appearance/admin/themes/theme-panel.tsx'
import { loadAppearance, placeIn } from '../features/site/appearance/admin/appearance.queries.ts'
import { themesOf } from '../features/site/appearance/admin/themes/theme-list.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/themes/$themeIndex')({
  staticData: { adminCrumb: 'Theme' },
  loader: ({ context, params }) =>
    loadAppearance(context.queryClient, (values) => placeIn(themesOf(values), params.themeIndex)),
  head: () => ({ meta: [{ title: translate('Theme') }] }),
  component: AdminThemePanel,
})

function AdminThemePanel() {
  return <ThemePanel index={Route.useParams().themeIndex} />
}

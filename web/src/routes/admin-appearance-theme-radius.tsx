import { createFileRoute } from '@tanstack/react-router'
import { RadiusPanel } from '../features/site/appearance/admin/themes/radius-panel.tsx'
import { loadAppearance, placeIn } from '../features/site/appearance/admin/appearance.queries.ts'
import { themesOf } from '../features/site/appearance/admin/themes/theme-list.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/themes/$themeIndex/radius')({
  loader: ({ context, params }) =>
    loadAppearance(context.queryClient, (values) => placeIn(themesOf(values), params.themeIndex)),
  head: () => ({ meta: [{ title: translate('Corners') }] }),
  component: AdminRadiusPanel,
})

function AdminRadiusPanel() {
  return <RadiusPanel index={Route.useParams().themeIndex} />
}

import { createFileRoute } from '@tanstack/react-router'
import { FontPanel } from '../features/site/appearance/admin/themes/font-panel.tsx'
import { loadAppearance, placeIn } from '../features/site/appearance/admin/appearance.queries.ts'
import { themesOf } from '../features/site/appearance/admin/themes/theme-list.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/themes/$themeIndex/font')({
  loader: ({ context, params }) =>
    loadAppearance(context.queryClient, (values) => placeIn(themesOf(values), params.themeIndex)),
  head: () => ({ meta: [{ title: translate('Fonts') }] }),
  component: AdminFontPanel,
})

function AdminFontPanel() {
  return <FontPanel index={Route.useParams().themeIndex} />
}

import { createFileRoute } from '@tanstack/react-router'
import { GeneralPanel } from '../features/site/appearance/admin/general-panel.tsx'
import { loadAppearance } from '../features/site/appearance/admin/appearance.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/general')({
  loader: ({ context }) => loadAppearance(context.queryClient),
  head: () => ({ meta: [{ title: translate('Name and logo') }] }),
  component: GeneralPanel,
})

import { createFileRoute } from '@tanstack/react-router'
import { PrimaryFeaturesPanel } from '../features/site/appearance/admin/landing-panels.tsx'
import { loadAppearance } from '../features/site/appearance/admin/appearance.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/landing-page/primary-features')({
  loader: ({ context }) => loadAppearance(context.queryClient),
  head: () => ({ meta: [{ title: translate('Landing page: first features') }] }),
  component: PrimaryFeaturesPanel,
})

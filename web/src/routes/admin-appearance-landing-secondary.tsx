import { createFileRoute } from '@tanstack/react-router'
import { SecondaryFeaturesPanel } from '../features/site/appearance/admin/landing-panels.tsx'
import { loadAppearance } from '../features/site/appearance/admin/appearance.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/landing-page/secondary-features')({
  loader: ({ context }) => loadAppearance(context.queryClient),
  head: () => ({ meta: [{ title: translate('Landing page: further features') }] }),
  component: SecondaryFeaturesPanel,
})

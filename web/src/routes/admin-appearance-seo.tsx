import { createFileRoute } from '@tanstack/react-router'
import { SeoPanel } from '../features/site/appearance/admin/seo/seo-panel.tsx'
import { loadAppearance } from '../features/site/appearance/admin/appearance.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/seo-settings')({
  loader: ({ context }) => loadAppearance(context.queryClient),
  head: () => ({ meta: [{ title: translate('Search engines') }] }),
  component: SeoPanel,
})

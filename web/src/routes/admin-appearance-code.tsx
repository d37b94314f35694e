import { createFileRoute } from '@tanstack/react-router'
import { CodePanel } from '../features/site/appearance/admin/code-panel.tsx'
import { loadAppearance } from '../features/site/appearance/admin/appearance.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/appearance/custom-code')({
  loader: ({ context }) => loadAppearance(context.queryClient),
  head: () => ({ meta: [{ title: translate('Own code') }] }),
  component: CodePanel,
})

import { createFileRoute } from '@tanstack/react-router'
import { catalogueImportsQuery } from '../features/catalogue/media-import/admin/catalogue-files.queries.ts'
import { ExchangePage } from '../features/catalogue/media-import/admin/exchange-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/titles/exchange')({
  staticData: {
    adminEntry: { group: 'Catalogue', label: 'Export and import', icon: 'files', place: 35 },
  },
  // What cannot be had is said where the imports would be.
  loader: ({ context }) => context.queryClient.prefetchQuery(catalogueImportsQuery()),
  head: () => ({ meta: [{ title: translate('Export and import') }] }),
  component: ExchangePage,
})

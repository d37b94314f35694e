import { createFileRoute } from '@tanstack/react-router'
import { localizationsQuery } from '../features/site/localizations/admin/localizations.queries.ts'
import { LocalizationsPage } from '../features/site/localizations/admin/localizations-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/localizations')({
  staticData: {
    adminEntry: { group: 'Site', label: 'Localizations', icon: 'language', place: 62 },
  },
  // What cannot be had is said where the languages would be.
  loader: ({ context }) => context.queryClient.prefetchQuery(localizationsQuery),
  head: () => ({ meta: [{ title: translate('Localizations') }] }),
  component: LocalizationsPage,
})

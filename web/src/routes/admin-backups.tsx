import { createFileRoute } from '@tanstack/react-router'
import { BackupsPage } from '../features/operations/backups/backups-page.tsx'
import { backupsQuery } from '../features/operations/backups/backups.queries.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/backups')({
  staticData: { adminEntry: { group: 'System', label: 'Backups', icon: 'database', place: 95 } },
  // What cannot be had is said where the backups would be.
  loader: ({ context }) => context.queryClient.prefetchQuery(backupsQuery),
  head: () => ({ meta: [{ title: translate('Backups') }] }),
  component: BackupsPage,
})

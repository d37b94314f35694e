import { createFileRoute } from '@tanstack/react-router'
import { ClearCaches } from '../features/operations/caches/clear-caches.tsx'
import { HealthPage } from '../features/operations/health/health-page.tsx'
import { siteHealthQuery } from '../features/operations/health/health.queries.ts'
import { translate } from '../lib/i18n.ts'
import { useSession } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/admin/health')({
  staticData: { adminEntry: { group: 'System', label: 'Health', icon: 'heartbeat', place: 94 } },
  // What cannot be had is said where the parts would be.
  loader: ({ context }) => context.queryClient.prefetchQuery(siteHealthQuery),
  head: () => ({ meta: [{ title: translate('Health') }] }),
  component: AdminHealth,
})

function AdminHealth() {
  const { can } = useSession()
  return <HealthPage below={can('settings.update') ? { caches: <ClearCaches /> } : {}} />
}

import { createFileRoute } from '@tanstack/react-router'
import {
  notificationOverviewQuery,
  readNotificationSearch,
} from '../features/operations/logs/notifications.queries.ts'
import { NotificationsPage } from '../features/operations/logs/notifications-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/logs/notifications')({
  staticData: { adminCrumb: 'Notifications' },
  validateSearch: readNotificationSearch,
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the figures would be.
  loader: ({ context, deps }) => context.queryClient.prefetchQuery(notificationOverviewQuery(deps)),
  head: () => ({ meta: [{ title: translate('Notifications') }] }),
  component: AdminNotifications,
})

function AdminNotifications() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <NotificationsPage
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}

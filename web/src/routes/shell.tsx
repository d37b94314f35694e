import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NotificationBell } from '../features/accounts/notifications/notification-bell.tsx'
import { NavigationSearch } from '../features/catalogue/search/navigation-search.tsx'
import { Shell } from '../features/site/shell/shell.tsx'

export const Route = createFileRoute('/_shell')({
  component: () => (
    <Shell search={<NavigationSearch />} bell={<NotificationBell />}>
      <Outlet />
    </Shell>
  ),
})

import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NotificationBell } from '../features/accounts/notifications/notification-bell.tsx'
import { InvitationButtons } from '../features/accounts/workspaces/invitation-buttons.tsx'
import { WorkspaceSwitcher } from '../features/accounts/workspaces/workspace-switcher.tsx'
import { NavigationSearch } from '../features/catalogue/search/navigation-search.tsx'
import { closePopovers } from '../features/site/shell/close-popovers.ts'
import { Shell } from '../features/site/shell/shell.tsx'

export const Route = createFileRoute('/_shell')({
  component: () => (
    <Shell
      search={<NavigationSearch />}
      bell={<NotificationBell renderInvitation={({ data }, onDone) => data.inviteId && <InvitationButtons inviteId={data.inviteId} onDone={() => onDone()} />} />}
      workspaces={<WorkspaceSwitcher onFollow={closePopovers} />}
    >
      <Outlet />
    </Shell>
  ),
})

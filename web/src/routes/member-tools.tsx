import { lazy } from 'react'
import { NotificationBell } from '../features/accounts/notifications/notification-bell.tsx'
import { WorkspaceSwitcher } from '../features/accounts/workspaces/workspace-switcher.tsx'
import { closePopovers } from '../features/site/shell/close-popovers.ts'
import { UserMenu } from '../features/site/shell/user-menu.tsx'
import { useSession } from '../lib/session.tsx'

/** Below the popover, which waits for it. */
const InvitationButtons = lazy(async () => ({
  default: (await import('../features/accounts/workspaces/invitation-buttons.tsx'))
    .InvitationButtons,
}))

/** What the navigation bar holds for who is logged in: the bell, and the menu of the account. */
export function MemberTools() {
  const { user, settings } = useSession()
  if (!user) return null
  return (
    <>
      {settings.notif.integrated && (
        <NotificationBell
          renderInvitation={({ data }, onDone) =>
            data.inviteId && <InvitationButtons inviteId={data.inviteId} onDone={() => onDone()} />
          }
        />
      )}
      <UserMenu user={user} workspaces={<WorkspaceSwitcher onFollow={closePopovers} />} />
    </>
  )
}

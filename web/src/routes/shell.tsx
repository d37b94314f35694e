import { createFileRoute, Outlet, useMatch, useMatches, useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { NotificationBell } from '../features/accounts/notifications/notification-bell.tsx'
import { WorkspaceSwitcher } from '../features/accounts/workspaces/workspace-switcher.tsx'
import { NavigationSearch } from '../features/catalogue/search/navigation-search.tsx'
import { GeneralAds } from '../features/site/ads/general-ads.tsx'
import { closePopovers } from '../features/site/shell/close-popovers.ts'
import { firstPageOf } from '../lib/first-page.ts'
import { Shell } from '../features/site/shell/shell.tsx'
import { UnreadNotice } from '../ui/unread-notice.tsx'
import { useSession } from '../lib/session.tsx'
import { CardActionsProvider } from './card-actions-provider.tsx'

/** Below the popover, which waits for it. */
const InvitationButtons = lazy(async () => ({
  default: (await import('../features/accounts/workspaces/invitation-buttons.tsx'))
    .InvitationButtons,
}))

const PaletteButton = lazy(async () => ({
  default: (await import('../features/operations/admin-shell/palette/palette-button.tsx'))
    .PaletteButton,
}))

export const Route = createFileRoute('/_shell')({ component: ShellRoute })

function ShellRoute() {
  const { bootstrap, can } = useSession()
  const isUnread = useSearch({ strict: false, select: ({ unread }) => unread === true })
  const isFront = useMatch({ from: '/_shell/', shouldThrow: false, select: () => true })
  const routeId = useMatches({ select: (matches) => matches.at(-1)!.routeId })
  const isLanding = useMatch({ from: '/_shell/landing', shouldThrow: false, select: () => true })
  return (
    <Shell
      search={<NavigationSearch />}
      tools={can('admin.access') && <PaletteButton />}
      bell={
        <NotificationBell
          renderInvitation={({ data }, onDone) =>
            data.inviteId && <InvitationButtons inviteId={data.inviteId} onDone={() => onDone()} />
          }
        />
      }
      workspaces={<WorkspaceSwitcher onFollow={closePopovers} />}
      isQuiet={isLanding || (isFront && firstPageOf(bootstrap) === 'landing') || false}
    >
      {isUnread && <UnreadNotice />}
      <GeneralAds routeId={routeId}>
        <CardActionsProvider>
          <Outlet />
        </CardActionsProvider>
      </GeneralAds>
    </Shell>
  )
}

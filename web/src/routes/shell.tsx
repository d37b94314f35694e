import { createFileRoute, Outlet, useMatch, useMatches, useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { NavigationSearch } from '../features/catalogue/search/navigation-search.tsx'
import { GeneralAds } from '../features/site/ads/general-ads.tsx'
import { firstPageOf } from '../lib/first-page.ts'
import { Shell } from '../features/site/shell/shell.tsx'
import { UnreadNotice } from '../ui/unread-notice.tsx'
import { useSession } from '../lib/session.tsx'
import { CardActionsProvider } from './card-actions-provider.tsx'
import '../features/accounts/notifications/notifications.module.css'
import '../features/accounts/workspaces/workspaces.module.css'
import '../ui/avatar.module.css'

// Drawn by the server with the page; guests, whose first visit it is, do not load it.
const MemberTools = import.meta.env.SSR
  ? (await import('./member-tools.tsx')).MemberTools
  : lazy(async () => ({ default: (await import('./member-tools.tsx')).MemberTools }))

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
      member={<MemberTools />}
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

import { readPageSearch } from '../lib/page-search.ts'
import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../features/accounts/notifications/notifications-page.tsx'
import { notificationsQuery } from '../features/accounts/notifications/notifications.queries.ts'
import { InvitationButtons } from '../features/accounts/workspaces/invitation-buttons.tsx'
import { notFoundOn404, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/notifications')({
  validateSearch: readPageSearch,
  beforeLoad: ({ location }) => requireUser(location),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(notificationsQuery(deps.page ?? 1)).catch(notFoundOn404),
  head: () => ({ meta: [{ title: translate('Notifications') }] }),
  component: Notifications,
})

function Notifications() {
  return (
    <NotificationsPage
      page={Route.useSearch().page ?? 1}
      renderInvitation={({ data }, onDone) =>
        data.inviteId && <InvitationButtons inviteId={data.inviteId} onDone={() => onDone()} />
      }
    />
  )
}

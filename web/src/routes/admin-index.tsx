import type { QueueName } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { queuesQuery } from '../features/operations/admin-shell/admin-queues.ts'
import { StartPage } from '../features/operations/admin-shell/start-page/start-page.tsx'
import {
  isContributor,
  overviewQuery,
  ownContributionsQuery,
} from '../features/operations/admin-shell/start-page/overview.queries.ts'
import { FirstStepsNotice } from '../features/site/first-steps/admin/first-steps-notice.tsx'
import { firstStepsQuery } from '../features/site/first-steps/admin/first-steps.queries.ts'
import { mayEnterAdmin } from '../lib/admin-areas.ts'
import { translate } from '../lib/i18n.ts'
import { getBootstrap, useSession } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/admin/')({
  staticData: { adminEntry: { group: '', label: 'Start page', icon: 'home', place: 0 } },
  // What makes sense of it the page knows.
  validateSearch: ({ range }: Record<string, unknown>): { range?: unknown } => ({ range }),
  /** Each part says by itself when it cannot be read. */
  loader: async ({ context: { queryClient } }) => {
    const { user, guest_role } = getBootstrap()
    const reading = [
      queryClient.prefetchQuery(queuesQuery()),
      queryClient.prefetchQuery(overviewQuery()),
      ...(mayEnterAdmin(user ?? guest_role, '/admin/first-steps')
        ? [queryClient.prefetchQuery(firstStepsQuery())]
        : []),
      ...(isContributor(user ?? guest_role)
        ? [queryClient.prefetchQuery(ownContributionsQuery())]
        : []),
    ]
    // In the browser the page shows at once, with the places of what is on its way.
    if (typeof document === 'undefined') await Promise.all(reading)
  },
  head: () => ({ meta: [{ title: translate('Administration') }] }),
  component: AdminIndex,
})

function AdminIndex() {
  const { routesById } = useRouter()
  const { bootstrap } = useSession()
  const holder = bootstrap.user ?? bootstrap.guest_role
  const pageOf = (queue: QueueName) =>
    Object.values(routesById).find(
      ({ fullPath, options }) =>
        options.staticData?.adminEntry?.waits === queue && mayEnterAdmin(holder, fullPath),
    )?.fullPath
  const { range } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <StartPage
      pageOf={pageOf}
      link={(to, props) => <Link to={to} {...props} />}
      firstSteps={mayEnterAdmin(holder, '/admin/first-steps') && <FirstStepsNotice />}
      range={range}
      onRange={(next) =>
        void navigate({ search: { range: next }, replace: true, resetScroll: false })
      }
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { WorkspacesPage } from '../features/accounts/workspaces/workspaces-page.tsx'
import { workspacesQuery } from '../features/accounts/workspaces/workspaces.queries.ts'
import { requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { textParameters } from '../lib/text-parameters.ts'

export const Route = createFileRoute('/_shell/workspaces')({
  validateSearch: (search: Record<string, unknown>) => textParameters(search, ['invite']),
  beforeLoad: ({ location }) => requireUser(location),
  loader: ({ context }) => context.queryClient.ensureQueryData(workspacesQuery()),
  head: () => ({ meta: [{ title: translate('Workspaces') }] }),
  component: Workspaces,
})

function Workspaces() {
  return <WorkspacesPage inviteId={Route.useSearch().invite} />
}

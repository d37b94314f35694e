import { createFileRoute } from '@tanstack/react-router'
import { WorkspacePage } from '../features/accounts/workspaces/workspace-page.tsx'
import {
  workspaceQuery,
  workspacesQuery,
} from '../features/accounts/workspaces/workspaces.queries.ts'
import { notFoundOn404, numberParam, requireUser } from '../lib/guards.ts'

export const Route = createFileRoute('/_shell/workspaces/$id')({
  beforeLoad: ({ location }) => requireUser(location),
  loader: async ({ context, params }) => {
    const [{ workspace }] = await Promise.all([
      context.queryClient.ensureQueryData(workspaceQuery(numberParam(params.id))),
      context.queryClient.ensureQueryData(workspacesQuery()),
    ]).catch(notFoundOn404)
    return workspace.name
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ?? '' }] }),
  component: Workspace,
})

function Workspace() {
  return <WorkspacePage id={Number(Route.useParams().id)} />
}

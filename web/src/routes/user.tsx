import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { createFileRoute } from '@tanstack/react-router'
import { UserPage } from '../features/accounts/users/user-page.tsx'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { endpointQuery } from '../lib/queries.ts'

const userQuery = (id: string) => endpointQuery(userEndpoints.getUser, { params: { id } })

export const Route = createFileRoute('/_shell/user/$id/$slug')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(userQuery(params.id)).catch(notFoundOn404),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.user.name ?? '' }] }),
  component: User,
})

function User() {
  return <UserPage id={Route.useParams().id} />
}

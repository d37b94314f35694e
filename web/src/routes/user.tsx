import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import { createFileRoute } from '@tanstack/react-router'
import { UserPage } from '../features/accounts/users/user-page.tsx'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'
import { endpointQuery } from '../lib/queries.ts'

const userQuery = (id: string) => endpointQuery(userEndpoints.getUser, { params: { id } })

export const Route = createFileRoute('/_shell/user/$id/{-$slug}')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context, params, location }) => {
    const data = await context.queryClient
      .ensureQueryData(userQuery(params.id))
      .catch(notFoundOn404)
    leadToOwnAddress(location, userUrl(data.user))
    return data
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          name: loaderData.user.name,
          description: null,
          path: userUrl(loaderData.user),
          image: siteImage(),
          type: 'profile',
        })
      : {},
  component: User,
})

function User() {
  return <UserPage id={Route.useParams().id} />
}

import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { call } from '../lib/api.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { siteUrl } from '../lib/page-data.ts'

/** `/get-user/ada` leads to the page of that user. */
export const Route = createFileRoute('/_shell/get-user/$username')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ params }) => {
    const { user } = await call(userEndpoints.findUserByName, {
      params: { username: params.username },
    }).catch(notFoundOn404)
    throw redirect({ href: siteUrl(userUrl(user)), replace: true })
  },
})

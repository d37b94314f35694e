import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { call } from '../lib/api.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'

/** `/get-user/ada` leads to the page of that user. */
export const Route = createFileRoute('/_shell/get-user/$username')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ params }) => {
    const { user } = await call(userEndpoints.findUserByName, {
      params: { username: params.username },
    }).catch(notFoundOn404)
    throw redirect({
      to: '/user/$id/$slug',
      params: { id: String(user.id), slug: slugify(user.username) },
      replace: true,
    })
  },
})

import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { paginated } from '../../core/list-query.ts'
import { followingQuery, followingSchema } from './following.schemas.ts'

export const followingEndpoints = {
  listFollowing: defineEndpoint({
    method: 'GET',
    path: 'users/me/following',
    access: userWith('titles.view'),
    summary: 'What the caller follows, of one kind, last chosen first',
    query: followingQuery,
    response: paginated(followingSchema),
  }),
}

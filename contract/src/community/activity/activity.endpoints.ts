import { permission, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { activityAnswer, activityQuery } from './activity.schemas.ts'

export const activityEndpoints = {
  listActivity: defineEndpoint({
    method: 'GET',
    path: 'users/:id/activity',
    access: permission('titles.view', { record: true }),
    summary: 'What a member did in public, as far as the caller may see it, last first',
    params: idParams,
    query: activityQuery,
    response: activityAnswer,
  }),
  listFollowedActivity: defineEndpoint({
    method: 'GET',
    path: 'users/me/following/activity',
    access: userWith('titles.view'),
    summary: 'What the members whom the caller follows did in public, last first',
    query: activityQuery,
    response: activityAnswer,
  }),
}

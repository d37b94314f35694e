import { activityEndpoints } from '@mediatheque/contract/community/activity/activity.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const activityQuery = (id: number, before?: string) =>
  endpointQuery(activityEndpoints.listActivity, {
    params: { id },
    query: before === undefined ? {} : { before },
  })

export const followedActivityQuery = (before?: string) =>
  endpointQuery(activityEndpoints.listFollowedActivity, {
    query: before === undefined ? {} : { before },
  })

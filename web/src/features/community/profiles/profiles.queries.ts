import { profileEndpoints } from '@mediatheque/contract/community/profiles/profiles.endpoints.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const profileQuery = (id: number) =>
  endpointQuery(profileEndpoints.getProfile, { params: { id } })

/** A page of a panel that has pages, by the address of the panel. */
export const panelQueries = {
  lists: (id: number, page?: number) =>
    endpointQuery(profileEndpoints.listProfileLists, argsOf(id, page)),
  ratings: (id: number, page?: number) =>
    endpointQuery(profileEndpoints.listProfileRatings, argsOf(id, page)),
  reviews: (id: number, page?: number) =>
    endpointQuery(profileEndpoints.listProfileReviews, argsOf(id, page)),
  comments: (id: number, page?: number) =>
    endpointQuery(profileEndpoints.listProfileComments, argsOf(id, page)),
  followers: (id: number, page?: number) =>
    endpointQuery(profileEndpoints.listFollowers, argsOf(id, page)),
  'followed-users': (id: number, page?: number) =>
    endpointQuery(profileEndpoints.listFollowedUsers, argsOf(id, page)),
}

const argsOf = (id: number, page?: number) => ({ params: { id }, query: page ? { page } : {} })

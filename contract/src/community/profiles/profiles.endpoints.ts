import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, keyCursor, paginated } from '../../core/list-query.ts'
import { listCardSchema } from '../lists/lists.schemas.ts'
import {
  profileCommentSchema,
  profileFollowSchema,
  profileQuery,
  profileReviewSchema,
  profileView,
} from './profiles.schemas.ts'

/** A part of a profile, for those whom its owner lets see it. */
const part = permission('titles.view', { record: true })

export const profileEndpoints = {
  getProfile: defineEndpoint({
    method: 'GET',
    path: 'users/:id/profile',
    access: permission('titles.view', {
      noRecord:
        'It counts the parts that its owner shows to the caller, and says nothing of others.',
    }),
    summary: 'Who somebody is, and how much there is in each part of their profile',
    params: idParams,
    response: profileView,
  }),
  listProfileLists: defineEndpoint({
    method: 'GET',
    path: 'users/:id/lists',
    access: part,
    summary: 'Public lists of a member, last changed first',
    params: idParams,
    query: profileQuery.extend({ cursor: keyCursor.optional() }),
    response: paginated(listCardSchema),
  }),
  listProfileRatings: defineEndpoint({
    method: 'GET',
    path: 'users/:id/ratings',
    access: part,
    summary: 'Titles that a member rated, last first',
    params: idParams,
    query: profileQuery,
    response: paginated(profileReviewSchema),
  }),
  listProfileReviews: defineEndpoint({
    method: 'GET',
    path: 'users/:id/reviews',
    access: part,
    summary: 'What a member wrote about titles, last first',
    params: idParams,
    query: profileQuery,
    response: paginated(profileReviewSchema),
  }),
  listProfileComments: defineEndpoint({
    method: 'GET',
    path: 'users/:id/comments',
    access: permission('comments.view', { record: true }),
    summary: 'What a member said, where the caller may see it, last first',
    params: idParams,
    query: profileQuery,
    response: paginated(profileCommentSchema),
  }),
  listFollowers: defineEndpoint({
    method: 'GET',
    path: 'users/:id/followers',
    access: part,
    summary: 'Who follows a member, last first',
    params: idParams,
    query: profileQuery,
    response: paginated(profileFollowSchema),
  }),
  listFollowedUsers: defineEndpoint({
    method: 'GET',
    path: 'users/:id/followed-users',
    access: part,
    summary: 'Whom a member follows, last first',
    params: idParams,
    query: profileQuery,
    response: paginated(profileFollowSchema),
  }),
}

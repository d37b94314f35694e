import { permission, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { FOLLOWS_QUOTA } from './follows.quotas.ts'
import { followedParams, followView } from './follows.schemas.ts'

const OWN = 'It says what the caller follows, and changes nothing of what is followed.'

export const followEndpoints = {
  getFollow: defineEndpoint({
    method: 'GET',
    path: 'follows/:kind/:id',
    access: permission('titles.view', { record: true }),
    summary: 'Whether the caller follows something, and how many do',
    params: followedParams,
    response: followView,
  }),
  follow: defineEndpoint({
    method: 'PUT',
    path: 'follows/:kind/:id',
    access: userWith('titles.view', { record: true, noVersion: OWN, quota: FOLLOWS_QUOTA }),
    summary:
      'Follow a member, a title, a person or a list; what is followed already stays as it is',
    params: followedParams,
    response: followView,
  }),
  unfollow: defineEndpoint({
    method: 'DELETE',
    path: 'follows/:kind/:id',
    access: userWith('titles.view', { record: true, noVersion: OWN }),
    summary: 'Follow it no more; what is not followed stays so',
    params: followedParams,
    response: followView,
  }),
}

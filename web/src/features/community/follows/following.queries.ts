import { followEndpoints } from '@mediatheque/contract/community/follows/follows.endpoints.ts'
import type { FollowedKind } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import { followingEndpoints } from '@mediatheque/contract/community/following/following.endpoints.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const followingQuery = (kind: FollowedKind, page?: number) =>
  endpointQuery(followingEndpoints.listFollowing, { query: { kind, ...(page && { page }) } })

const SHOWING = [followEndpoints.getFollow, followingEndpoints.listFollowing]
export const leave = defineWrite(followEndpoints.unfollow, SHOWING)
export const comeBack = defineWrite(followEndpoints.follow, SHOWING)

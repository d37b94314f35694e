import { followEndpoints } from '@mediatheque/contract/community/follows/follows.endpoints.ts'
import type { FollowedKind } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** What can be followed. */
export interface Followed {
  readonly kind: FollowedKind
  readonly id: number
}

export const followQuery = ({ kind, id }: Followed) =>
  endpointQuery(followEndpoints.getFollow, { params: { kind, id } })

export const follow = defineWrite(followEndpoints.follow)
export const unfollow = defineWrite(followEndpoints.unfollow)

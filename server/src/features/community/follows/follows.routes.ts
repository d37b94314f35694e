import { followEndpoints } from '@mediatheque/contract/community/follows/follows.endpoints.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Followed } from './follows.repository.ts'
import { follow, type Followable, getFollow, getFollowable, unfollow } from './follows.service.ts'

/** What all calls about something followed ask first. */
const visible = {
  load: (call: {
    platform: Needs<'db' | 'readDb' | 'cache'>
    actor: Actor
    params: Followed
  }): Promise<Followable> => getFollowable(call.platform, call.actor, call.params),
  policy: (_actor: Actor, about: Followable) => about.isVisible,
}

export const followRoutes = [
  bindEndpoint(followEndpoints.getFollow, {
    ...visible,
    run: ({ platform, actor, record }) => getFollow(platform, actor, record),
  }),
  bindEndpoint(followEndpoints.follow, {
    ...visible,
    run: ({ platform, actor, record }) => follow(platform, actor, record),
  }),
  bindEndpoint(followEndpoints.unfollow, {
    ...visible,
    run: ({ platform, actor, record }) => unfollow(platform, actor, record),
  }),
]

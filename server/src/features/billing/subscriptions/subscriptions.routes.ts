import { subscriptionEndpoints } from '@mediatheque/contract/billing/subscriptions/subscriptions.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { presentSubscription } from './subscriptions.presenter.ts'
import {
  type FullSubscription,
  getOwnSubscription,
  grantSubscription,
} from './subscriptions.service.ts'

const present = (subscription: FullSubscription, { platform }: { platform: Needs<'clock'> }) => ({
  subscription: presentSubscription(subscription, platform.clock.now()),
})

export const subscriptionRoutes = [
  bindEndpoint(subscriptionEndpoints.getOwnSubscription, {
    run: ({ platform, actor }) => getOwnSubscription(platform, actor.user.id),
    present,
  }),
  bindEndpoint(subscriptionEndpoints.grantSubscription, {
    run: ({ platform, actor, body }) =>
      grantSubscription(platform, {
        userId: body.user_id,
        priceId: body.price_id,
        grantedBy: actor.user.id,
      }),
    present,
  }),
]

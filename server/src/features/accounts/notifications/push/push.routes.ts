import { pushEndpoints } from '@mediatheque/contract/accounts/notifications/push.endpoints.ts'
import { bindEndpoint } from '../../../../platform/http/bind-endpoint.ts'
import { addPushSubscription, removePushSubscription } from './push.service.ts'

export const pushRoutes = [
  bindEndpoint(pushEndpoints.addPushSubscription, {
    run: async ({ platform, actor, body }) => ({
      id: await addPushSubscription(platform, actor, body),
    }),
  }),
  bindEndpoint(pushEndpoints.removePushSubscription, {
    run: async ({ platform, actor, body }) => {
      await removePushSubscription(platform, actor, body.endpoint)
      return {}
    },
  }),
]

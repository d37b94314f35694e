import { z } from 'zod'
import { user, withAccess } from '../../core/access.ts'
import { token, url } from '../../core/input.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { defineQuota } from '../../core/quota.ts'

const PUSH_BROWSERS_MAX = 20
/** The oldest makes room for a new one. */
export const PUSH_BROWSERS_QUOTA = {
  ...defineQuota({ name: 'push-browsers' }),
  most: PUSH_BROWSERS_MAX,
}

const base64url = (least: number, most: number) =>
  token({ max: most })
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .min(least)

/** As `PushSubscription.toJSON()` of browsers writes it. */
const pushSubscriptionForm = z.object({
  endpoint: url(),
  keys: z.object({ p256dh: base64url(87, 88), auth: base64url(22, 24) }),
})
export type PushSubscriptionForm = z.output<typeof pushSubscriptionForm>

const path = 'notifications/push-subscriptions'

export const pushEndpoints = {
  addPushSubscription: defineEndpoint({
    method: 'POST',
    path,
    access: withAccess(user, { quota: PUSH_BROWSERS_QUOTA }),
    summary: 'Send notifications to this browser until the login ends',
    body: pushSubscriptionForm,
    response: z.object({ id: z.number() }),
    status: 201,
  }),
  removePushSubscription: defineEndpoint({
    method: 'DELETE',
    path,
    access: user,
    summary: 'Send nothing more to this browser',
    body: pushSubscriptionForm.pick({ endpoint: true }),
    response: z.object({}),
  }),
}

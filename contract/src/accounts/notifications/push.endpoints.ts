import { z } from 'zod'
import { user } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'

const base64url = (least: number, most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .min(least)
    .max(most)

/** As `PushSubscription.toJSON()` of browsers writes it. */
const pushSubscriptionForm = z.object({
  endpoint: z.url().max(2_000),
  keys: z.object({ p256dh: base64url(87, 88), auth: base64url(22, 24) }),
})
export type PushSubscriptionForm = z.output<typeof pushSubscriptionForm>

const path = 'notifications/push-subscriptions'

export const pushEndpoints = {
  addPushSubscription: defineEndpoint({
    method: 'POST',
    path,
    access: user,
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

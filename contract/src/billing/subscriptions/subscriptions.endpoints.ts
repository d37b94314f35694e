import { z } from 'zod'
import { staffWith, subscriber, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { grantForm, subscriptionView } from './subscriptions.schemas.ts'

const subscription = z.object({ subscription: subscriptionView })

export const subscriptionEndpoints = {
  getOwnSubscription: defineEndpoint({
    method: 'GET',
    path: 'billing/subscriptions/me',
    access: subscriber,
    summary: 'The own subscription: plan, price, and when it renews or ends',
    response: subscription,
  }),
  grantSubscription: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions',
    access: staffWith('subscriptions.update', { history: 'subscription' }),
    summary: 'Give somebody a plan without payment; it renews by itself until they cancel it',
    body: grantForm,
    status: 201,
    response: subscription,
  }),
  cancelSubscription: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/cancel',
    access: withAccess(subscriber, {
      record: true,
      noVersion: 'It ends in the same state from whichever it begins, or is refused.',
    }),
    summary: 'Cancel the own subscription: its rights hold until its period ends',
    params: idParams,
    response: subscription,
  }),
  renewSubscription: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/renew',
    access: withAccess(subscriber, {
      record: true,
      noVersion: 'It ends in the same state from whichever it begins, or is refused.',
    }),
    summary: 'Let the own cancelled subscription renew again, as long as it has not ended',
    params: idParams,
    response: subscription,
  }),
}

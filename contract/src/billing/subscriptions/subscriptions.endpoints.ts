import { z } from 'zod'
import { staffWith, subscriber } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
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
}

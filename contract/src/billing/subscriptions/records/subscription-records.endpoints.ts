import { z } from 'zod'
import { staffWith } from '../../../core/access.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { idParams, paginated } from '../../../core/list-query.ts'
import { listQueryOf } from '../../../core/list-schemas.ts'
import { priceView } from '../../products/products.schemas.ts'
import { subscriptionList } from './subscription-records.list.ts'
import {
  endForm,
  extendForm,
  grantByNameForm,
  subscriptionRecord,
  subscriptionRecordAnswer,
} from './subscription-records.schemas.ts'

export const subscriptionRecordEndpoints = {
  listSubscriptions: defineEndpoint({
    method: 'GET',
    path: 'billing/subscriptions',
    access: staffWith('subscriptions.update'),
    summary: 'All subscriptions that there are and were, granted, gifted and paid',
    list: subscriptionList,
    query: listQueryOf(subscriptionList),
    response: paginated(subscriptionRecord),
  }),
  exportSubscriptions: defineEndpoint({
    method: 'GET',
    path: 'billing/subscriptions/csv',
    access: staffWith('subscriptions.update'),
    summary: 'Subscriptions as a file, for accounting',
    list: subscriptionList,
    query: listQueryOf(subscriptionList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  listGrantablePlans: defineEndpoint({
    method: 'GET',
    path: 'billing/subscriptions/plans',
    access: staffWith('subscriptions.update'),
    summary: 'Plans that can be granted, hidden ones among them, with their prices',
    response: z.object({
      plans: z.array(z.object({ id: z.number(), name: z.string(), prices: z.array(priceView) })),
    }),
  }),
  grantByName: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/grant',
    access: staffWith('subscriptions.update', { history: 'subscription' }),
    summary: 'Give somebody, by their username, a plan without payment',
    body: grantByNameForm,
    status: 201,
    response: subscriptionRecordAnswer,
  }),
  extendSubscription: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/extend',
    access: staffWith('subscriptions.update', {
      record: true,
      noVersion: 'It says which end of the period was seen.',
      history: 'subscription',
    }),
    summary: 'Let the period of a subscription that nobody pays for end on another day',
    params: idParams,
    body: extendForm,
    response: subscriptionRecordAnswer,
  }),
  endSubscription: defineEndpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/end',
    access: staffWith('subscriptions.update', {
      record: true,
      noVersion: 'It ends in the same state from whichever it begins, or is refused.',
      history: 'subscription',
    }),
    summary:
      'End a subscription, at once or with its period; one that is paid at its payment service, too',
    params: idParams,
    body: endForm,
    response: subscriptionRecordAnswer,
  }),
}

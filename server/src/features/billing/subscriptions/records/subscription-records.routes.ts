import { subscriptionRecordEndpoints } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.endpoints.ts'
import { subscriptionList } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.list.ts'
import { bindEndpoint } from '../../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../../platform/http/pagination.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { presentPrice } from '../../products/products.presenter.ts'
import { listEveryPlan } from '../../products/products.service.ts'
import { canLookAfterSubscriptions } from '../subscriptions.policy.ts'
import { presentSubscriptionRecord, subscriptionCells } from './subscription-records.presenter.ts'
import {
  extendSubscription,
  getSubscription,
  grantByName,
  listSubscriptions,
  readSubscriptions,
  type SubscriptionRecordRow,
} from './subscription-records.service.ts'

const present = (row: SubscriptionRecordRow, { platform }: { platform: Needs<'clock'> }) => ({
  subscription: presentSubscriptionRecord(row, platform.clock.now()),
})

export const subscriptionRecordRoutes = [
  bindEndpoint(subscriptionRecordEndpoints.listSubscriptions, {
    run: ({ platform, query }) => listSubscriptions(platform, query),
    present: (page, { platform }) =>
      presentPage(page, (rows) =>
        rows.map((row) => presentSubscriptionRecord(row, platform.clock.now())),
      ),
  }),
  bindEndpoint(subscriptionRecordEndpoints.exportSubscriptions, {
    run: (call) =>
      csvAnswer(
        call,
        subscriptionList,
        readSubscriptions(call.platform, call.query),
        subscriptionCells(call.platform.clock.now(), call.t),
      ),
  }),
  bindEndpoint(subscriptionRecordEndpoints.listGrantablePlans, {
    run: async ({ platform }) => {
      const every = await listEveryPlan(platform)
      const plans = every.map(({ product: { id, name }, prices }) => ({
        id,
        name,
        prices: prices.map(presentPrice),
      }))
      return { plans }
    },
  }),
  bindEndpoint(subscriptionRecordEndpoints.grantByName, {
    run: ({ platform, actor, body }) => grantByName(platform, actor, body),
    present,
  }),
  bindEndpoint(subscriptionRecordEndpoints.extendSubscription, {
    load: ({ platform, params }) => getSubscription(platform, params.id),
    policy: (actor) => canLookAfterSubscriptions(actor),
    run: ({ platform, record, body }) => extendSubscription(platform, record, body),
    present,
  }),
]

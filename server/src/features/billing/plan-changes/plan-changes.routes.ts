import { planChangeEndpoints } from '@mediatheque/contract/billing/plan-changes/plan-changes.endpoints.ts'
import { subscriptionRecordEndpoints } from '@mediatheque/contract/billing/subscriptions/records/subscription-records.endpoints.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { presentPrice, presentProductTexts } from '../products/products.presenter.ts'
import { presentSubscriptionRecord } from '../subscriptions/records/subscription-records.presenter.ts'
import { getSubscription } from '../subscriptions/records/subscription-records.service.ts'
import {
  canLookAfterSubscriptions,
  ownsSubscription,
} from '../subscriptions/subscriptions.policy.ts'
import { presentSubscription } from '../subscriptions/subscriptions.presenter.ts'
import { type FullSubscription, getSubscriptionOf } from '../subscriptions/subscriptions.service.ts'
import { changePlan, previewPlanChange } from './change-plan.service.ts'
import { cancelPlan, type Changed, endSubscription, renewPlan } from './end-plan.service.ts'
import {
  finishPaymentMethodChange,
  openPaymentMethodChange,
  refreshSubscription,
} from './payment-method.service.ts'

interface OwnCall {
  readonly platform: Needs<'db' | 'clock'>
  readonly actor: LoggedInActor
  readonly params: { readonly id: number }
}

/** For what members do to their own. */
const own = {
  load: ({ platform, actor, params }: OwnCall) =>
    getSubscriptionOf(platform, actor.user.id, params.id),
  policy: (actor: LoggedInActor, subscription: FullSubscription) =>
    ownsSubscription(actor, subscription),
}

type ToPresent = { readonly platform: Needs<'clock'> }
const presentOne = (subscription: FullSubscription, { platform }: ToPresent) => ({
  subscription: presentSubscription(subscription, platform.clock.now()),
})
const presentChanged = ({ subscription, url }: Changed, call: ToPresent) => ({
  ...presentOne(subscription, call),
  url,
})

export const planChangeRoutes = [
  bindEndpoint(planChangeEndpoints.cancelSubscription, {
    ...own,
    run: ({ platform, record, body }) => cancelPlan(platform, record, body.when),
    present: presentChanged,
  }),
  bindEndpoint(planChangeEndpoints.renewSubscription, {
    ...own,
    run: ({ platform, record }) => renewPlan(platform, record),
    present: presentChanged,
  }),
  bindEndpoint(planChangeEndpoints.refreshSubscription, {
    ...own,
    run: ({ platform, record }) => refreshSubscription(platform, record),
    present: presentOne,
  }),
  bindEndpoint(planChangeEndpoints.previewPlanChange, {
    ...own,
    run: ({ platform, record, body }) => previewPlanChange(platform, record, body.price_id),
    present: ({ price, amountDue, countedAt }) => ({
      product: presentProductTexts({ ...price, id: price.product_id }),
      price: presentPrice(price),
      amount_due: amountDue,
      currency: price.currency,
      counted_at: countedAt.toISOString(),
    }),
  }),
  bindEndpoint(planChangeEndpoints.changePlan, {
    ...own,
    run: ({ platform, record, body }) =>
      changePlan(platform, record, {
        priceId: body.price_id,
        amountDue: body.amount_due,
        countedAt: new Date(body.counted_at),
      }),
    present: presentChanged,
  }),
  bindEndpoint(planChangeEndpoints.openPaymentMethodChange, {
    ...own,
    run: ({ platform, record }) => openPaymentMethodChange(platform, record),
  }),
  bindEndpoint(planChangeEndpoints.finishPaymentMethodChange, {
    ...own,
    run: ({ platform, record, body }) => finishPaymentMethodChange(platform, record, body.page),
    present: ({ isChanged, subscription }, call) => ({
      is_changed: isChanged,
      ...presentOne(subscription, call),
    }),
  }),
  bindEndpoint(subscriptionRecordEndpoints.endSubscription, {
    load: ({ platform, params }) => getSubscription(platform, params.id),
    policy: (actor) => canLookAfterSubscriptions(actor),
    run: ({ platform, record, body }) => endSubscription(platform, record, body.when),
    present: (row, { platform }) => ({
      subscription: presentSubscriptionRecord(row, platform.clock.now()),
    }),
  }),
]

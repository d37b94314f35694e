import type Stripe from 'stripe'
import type {
  ChangePreview,
  CheckoutToOpen,
  Discount,
  PaymentProvider,
  PlanChange,
  ProviderPage,
} from '../payment-provider.ts'
import { ProviderError } from '../payment-provider.ts'
import { askStripe, findAtStripe } from './stripe-client.ts'
import { amountForStripe, itemOf, moneyOfStripe, secondsOf } from './stripe-readers.ts'

type Change = Parameters<PaymentProvider['changePlan']>[0]

export async function openStripeCheckout(
  stripe: Stripe,
  checkout: CheckoutToOpen,
): Promise<ProviderPage> {
  const { key, customerId, priceId, trialDays, discount, closesAt, doneUrl, cancelUrl } = checkout
  const coupon = discount && (await ensureStripeCoupon(stripe, discount))
  const session = await askStripe(() =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        ...(customerId !== null && { customer: customerId }),
        client_reference_id: key,
        line_items: [{ price: priceId, quantity: 1 }],
        subscription_data: {
          metadata: { reference: key },
          ...(trialDays > 0 && { trial_period_days: trialDays }),
        },
        ...(coupon !== null && { discounts: [{ coupon }] }),
        ...(closesAt !== null && { expires_at: secondsOf(closesAt) }),
        success_url: doneUrl,
        cancel_url: cancelUrl,
      },
      { idempotencyKey: `checkout ${key}` },
    ),
  )
  const { amount_total: amount, currency } = session
  return {
    ...pageOf(session),
    amountDue: amount === null || !currency ? null : moneyOfStripe(amount, currency),
  }
}

/** Under our own key, so that it is made once. How often and until when it can be used is kept here, and not told there. */
async function ensureStripeCoupon(stripe: Stripe, discount: Discount): Promise<string> {
  const { key, name, percentOff, amountOff, duration, months } = discount
  const found = await findAtStripe(() => stripe.coupons.retrieve(key))
  if (found) return found.id
  const made = await askStripe(() =>
    stripe.coupons.create(
      {
        id: key,
        name,
        duration: duration === 'months' ? 'repeating' : duration,
        ...(months !== null && { duration_in_months: months }),
        ...(percentOff !== null && { percent_off: percentOff }),
        ...(amountOff !== null && {
          amount_off: amountForStripe(amountOff),
          currency: amountOff.currency.toLowerCase(),
        }),
      },
      { idempotencyKey: `coupon ${key}` },
    ),
  )
  return made.id
}

export function pageOf({ id, url }: Stripe.Checkout.Session): ProviderPage {
  if (!url) throw new ProviderError('unclear', `${id} has no page`)
  return { id, url }
}

/** What it costs to change now, for the rest of the period: the exact amount that the change takes for the same moment. */
export async function previewStripeChange(
  stripe: Stripe,
  {
    subscriptionId,
    priceId,
    dropsDiscount = false,
    countedAt: asked = new Date(),
  }: PlanChange & { countedAt?: Date },
): Promise<ChangePreview> {
  const countedAt = new Date(secondsOf(asked) * 1_000)
  const preview = await askStripe(async () => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId)
    return stripe.invoices.createPreview({
      subscription: subscriptionId,
      ...(dropsDiscount && { discounts: '' as const }),
      subscription_details: {
        items: [{ id: itemOf(subscription).id, price: priceId }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(countedAt),
      },
    })
  })
  return { dueNow: moneyOfStripe(preview.amount_due, preview.currency), countedAt }
}

/** Where the payment is declined or wants the member, nothing changes until they have paid on the page of the invoice. */
export async function changeStripePlan(
  stripe: Stripe,
  { subscriptionId, priceId, dropsDiscount = false, countedAt, key }: Change,
): Promise<ProviderPage | null> {
  const changed = await askStripe(async () => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId)
    return stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: itemOf(subscription).id, price: priceId }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(countedAt),
        ...(dropsDiscount && { discounts: '' as const }),
        payment_behavior: 'pending_if_incomplete',
        expand: ['latest_invoice'],
      },
      { idempotencyKey: `change ${key}` },
    )
  })
  if (!changed.pending_update) return null
  const invoice = changed.latest_invoice
  if (!invoice || typeof invoice === 'string' || !invoice.hosted_invoice_url)
    throw new ProviderError('unclear', `${subscriptionId} waits for a payment without a page`)
  return { id: invoice.id, url: invoice.hosted_invoice_url }
}

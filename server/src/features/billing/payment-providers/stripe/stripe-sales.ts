import { payableStep } from '@mediatheque/contract/billing/money.ts'
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
import { amountForStripe, exactKey, itemOf, moneyOfStripe, secondsOf } from './stripe-readers.ts'

type Change = Parameters<PaymentProvider['changePlan']>[0]

/**
 * Where Stripe rounds a percentage otherwise than the page did on which the amount was shown, it is told the amount: what
 * was shown is what is paid.
 */
export async function openStripeCheckout(
  stripe: Stripe,
  checkout: CheckoutToOpen,
): Promise<ProviderPage> {
  const { key, discount } = checkout
  const session = await openCheckoutSession(stripe, checkout, { key, discount })
  if (!discount || !isRoundedOtherwise(session, discount)) return pageOf(session)
  await closeSession(stripe, session.id)
  const exact = { ...discount, key: exactKey(discount.key, discount.off), percentOff: null }
  return pageOf(
    await openCheckoutSession(stripe, checkout, {
      key: `${key} exact`,
      discount: { ...exact, amountOff: discount.off },
    }),
  )
}

/** By no more than rounding makes: what is further away is another coupon than ours. */
function isRoundedOtherwise(
  { amount_total: total }: Stripe.Checkout.Session,
  { percentOff, amountDue }: Discount,
): boolean {
  if (percentOff === null || total === null) return false
  const { currency } = amountDue
  const apart = Math.abs(total - amountForStripe(amountDue))
  const step = amountForStripe({ minor: payableStep(currency), currency })
  return apart > 0 && apart <= step
}

async function openCheckoutSession(
  stripe: Stripe,
  checkout: CheckoutToOpen,
  { key, discount }: Pick<CheckoutToOpen, 'key' | 'discount'>,
): Promise<Stripe.Checkout.Session> {
  const { key: reference, customerId, priceId, trialDays, closesAt, doneUrl, cancelUrl } = checkout
  const coupon = discount && (await ensureStripeCoupon(stripe, discount))
  return askStripe(() =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        ...(customerId !== null && { customer: customerId }),
        client_reference_id: reference,
        line_items: [{ price: priceId, quantity: 1 }],
        subscription_data: {
          metadata: { reference },
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
}

export async function closeSession(stripe: Stripe, id: string): Promise<void> {
  const session = await findAtStripe(() => stripe.checkout.sessions.retrieve(id))
  if (session?.status !== 'open') return
  await askStripe(() => stripe.checkout.sessions.expire(id))
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

export function pageOf(session: Stripe.Checkout.Session): ProviderPage {
  const { id, url, amount_total: amount, currency } = session
  if (!url) throw new ProviderError('unclear', `${id} has no page`)
  return {
    id,
    url,
    amountDue: amount === null || !currency ? null : moneyOfStripe(amount, currency),
  }
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

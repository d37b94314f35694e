import { toMinor, toWhole } from '@mediatheque/contract/billing/money.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { isForPlan } from '../coupons/coupons.policy.ts'
import { findCouponById } from '../coupons/use-coupon.service.ts'
import {
  findUnusualProduct,
  type PriceWithPlan,
  sellPrice,
} from '../payment-providers/provider-names.service.ts'
import { calmly } from '../payments/calmly.service.ts'
import { oneAtATime } from '../payments/one-at-a-time.service.ts'
import { getSoldPrice } from '../payments/sold-prices.service.ts'
import { canChangePlan } from '../subscriptions/subscriptions.policy.ts'
import {
  type FullSubscription,
  getSubscriptionById,
} from '../subscriptions/subscriptions.service.ts'
import type { Changed } from './end-plan.service.ts'
import { openPaid, type Paid, readAgain, type ToChangePlan } from './paid-plan.service.ts'

/** An amount that was shown is good for as long as somebody takes to read it. */
const LONGEST_SHOWN_MS = 30 * 60_000

export interface Preview {
  readonly price: PriceWithPlan
  /** In whole units of the currency. */
  readonly amountDue: number | null
  readonly countedAt: Date
}

/**
 * What it costs to change now, to the cent, as the provider counts it.
 * @throws AppError validation for what is not sold, conflict for what cannot be changed now
 */
export async function previewPlanChange(
  platform: ToChangePlan,
  subscription: FullSubscription,
  priceId: number,
): Promise<Preview> {
  const wish = await prepare(platform, subscription, priceId)
  const { dueNow, countedAt } = await askWhatIsDue(wish)
  return { price: wish.price, amountDue: inWhole(dueNow), countedAt }
}

export interface Confirmed {
  readonly priceId: number
  readonly amountDue: number | null
  readonly countedAt: Date
}

/**
 * Changes for the amount that was shown: where it is another one by now, nothing changes.
 * @throws AppError as {@link previewPlanChange}, and conflict for another amount
 */
export function changePlan(
  platform: ToChangePlan,
  { id, user_id }: FullSubscription,
  { priceId, amountDue, countedAt }: Confirmed,
): Promise<Changed> {
  return oneAtATime(platform, user_id, async () => {
    const now = await getSubscriptionById(platform, id)
    const wish = await prepare(platform, now, priceId)
    const age = platform.clock.now().getTime() - countedAt.getTime()
    // Whoever could choose the moment could choose the price.
    if (age < 0 || age > LONGEST_SHOWN_MS) throw isAnother()
    const { dueNow } = await askWhatIsDue(wish, countedAt)
    const shown = amountDue === null ? null : toMinor(amountDue, wish.price.currency)
    if ((dueNow?.minor ?? null) !== shown) throw isAnother()
    const { price, paid, providerPriceId } = wish
    const page = await calmly(() =>
      paid.provider.changePlan({
        subscriptionId: paid.providerId,
        priceId: providerPriceId,
        dropsDiscount: wish.dropsDiscount,
        countedAt,
        key: `${paid.providerId} ${now.price_id} ${price.id} ${countedAt.getTime()}`,
        doneUrl: `${platform.config.baseUrl}/billing/change-plan/${price.product_id}/${price.id}/done`,
      }),
    )
    return { subscription: await readAgain(platform, paid, now), url: page?.url ?? null }
  })
}

interface Wish {
  readonly price: PriceWithPlan
  readonly paid: Paid
  readonly providerPriceId: string
  readonly dropsDiscount: boolean
}

async function prepare(
  platform: ToChangePlan,
  subscription: FullSubscription,
  priceId: number,
): Promise<Wish> {
  const paid = await openPaid(platform, subscription)
  if (!canChangePlan(subscription))
    throw new AppError('conflict', {
      message:
        subscription.ends_at === null
          ? 'A payment is open. Please change how you pay first.'
          : 'This plan is cancelled. Please renew it first.',
    })
  const price = await getSoldPrice(platform, priceId)
  if (price.id === subscription.price_id)
    throw new AppError('conflict', { message: 'You have this plan already.' })
  if (price.currency !== subscription.currency)
    throw fieldError('price_id', 'This plan is paid in another currency.')
  const providerPriceId = await calmly(async () =>
    sellPrice(platform, paid.provider, price.id, { within: await productOf(platform, paid) }),
  )
  if (providerPriceId === undefined) throw new AppError('notFound')
  const dropsDiscount = await isForOthers(platform, subscription, price)
  return { price, paid, providerPriceId, dropsDiscount }
}

/** Where nobody changes to another product, that of what they have: some began when each plan was one. */
async function productOf(
  { db }: ToChangePlan,
  { provider, providerId }: Paid,
): Promise<string | undefined> {
  if (!provider.keepsToOneProduct) return undefined
  const seen = await provider.findSubscription(providerId)
  return seen && findUnusualProduct(db, provider, seen.priceId)
}

/** A coupon that was for the plan before alone. */
async function isForOthers(
  { db }: ToChangePlan,
  { coupon_id: id }: FullSubscription,
  price: PriceWithPlan,
): Promise<boolean> {
  const coupon = id === null ? undefined : await findCouponById(db, id)
  return coupon !== undefined && !isForPlan(coupon, price)
}

const askWhatIsDue = ({ paid, providerPriceId, dropsDiscount }: Wish, countedAt?: Date) =>
  calmly(() =>
    paid.provider.previewChange({
      subscriptionId: paid.providerId,
      priceId: providerPriceId,
      dropsDiscount,
      ...(countedAt && { countedAt }),
    }),
  )

const inWhole = (money: { minor: number; currency: string } | null) =>
  money && toWhole(money.minor, money.currency)

const isAnother = () =>
  new AppError('conflict', { message: 'The amount is another one now. Please look at it again.' })

import {
  accessOf,
  type SubscriptionState,
} from '@mediatheque/contract/billing/subscriptions/subscription-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/users/login-accounts.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { holdCoupon } from '../coupons/use-coupon.service.ts'
import {
  type Gateway,
  isSetUp,
  openProvider,
  ProviderError,
} from '../payment-providers/open-provider.service.ts'
import { nameCustomer, sellPrice } from '../payment-providers/provider-names.service.ts'
import { isValid } from '../plan-rights/plan-rights.policy.ts'
import {
  findOpenSubscriptionRow,
  lockSubscriptionsOf,
} from '../subscriptions/paid-subscriptions.service.ts'
import {
  assertPaidBy,
  type CheckoutTerms,
  discountOf,
  findTerms,
} from './checkout-terms.service.ts'
import {
  type CheckoutRow,
  insertCheckout,
  listUnsettledOf,
  saveProviderPage,
} from './checkouts.repository.ts'
import { calmly } from './calmly.service.ts'
import { closeCheckout } from './close-checkout.service.ts'
import { HELD_MS } from './held-checkouts.ts'
import { endKind, settleCheckoutKind } from './payment-jobs.ts'
import { settleByAsking } from './settle-checkout.service.ts'
import type { ToSync } from './sync-subscription.service.ts'

/** An account leaves no more pages open than this: those before are closed. */
const MOST_OPEN = 10
/** A page of a provider is good for a day; one that is nearly over is not handed out again. */
const REUSED_MS = 20 * 3_600_000
/** Stripe opens none for less than half an hour. */
const HELD_REUSED_MS = 25 * 60_000

export interface CheckoutWish {
  readonly userId: number
  /** Of which the price has to be, where somebody says it. */
  readonly productId?: number
  readonly priceId: number
  readonly gateway: Gateway
  /** Of a coupon. */
  readonly code?: string
  /** For who goes on with what is cancelled there for good: the first payment is due when what was paid before is over. */
  readonly startsAt?: Date
}

export type ToOpen = ToSync & Needs<'config' | 'secrets' | ToReadSettings>

/**
 * Opens the page of a provider on which a price is paid. Asked for twice it is the same page: nobody pays twice.
 * @throws AppError validation for what is not sold there; conflict for who has a plan; unavailable without an answer
 */
export async function openCheckout(platform: ToOpen, wish: CheckoutWish): Promise<{ url: string }> {
  const terms = await findTerms(platform, wish)
  assertPaidBy(terms, wish.gateway)
  for (const open of await listUnsettledOf(platform.db, wish.userId, MOST_OPEN))
    await settleEarlier(platform, open, { wish, terms })
  const checkout = await reserve(platform, { wish, terms })
  if (checkout.url !== null) return { url: checkout.url }
  return calmly(() =>
    openPage(platform, checkout, { wish, terms }).catch(async (error: unknown) => {
      // What was refused would be refused again under its key.
      if (error instanceof ProviderError && error.fault === 'refused')
        await closeCheckout(platform, checkout)
      throw error
    }),
  )
}

interface Opening {
  readonly wish: CheckoutWish
  readonly terms: CheckoutTerms
}

const isWishedBy = (
  { price_id, gateway, coupon_id }: CheckoutRow,
  { wish, terms }: Opening,
): boolean =>
  price_id === wish.priceId && gateway === wish.gateway && coupon_id === (terms.coupon?.id ?? null)

const isFresh = ({ created_at, coupon_id }: CheckoutRow, now: Date): boolean =>
  now.getTime() - created_at.getTime() < (coupon_id === null ? REUSED_MS : HELD_REUSED_MS)

/** What was begun before is paid, and then there is nothing to open; or can be paid no more. */
async function settleEarlier(
  platform: ToOpen,
  checkout: CheckoutRow,
  opening: Opening,
): Promise<void> {
  const gateway = checkout.gateway as Gateway
  // Nobody can be asked any more, and nobody pays there: the look at night does what is left.
  if (!isSetUp(await getSettings(platform), gateway)) return
  const outcome = await calmly(() => settleByAsking(platform, checkout))
  const isKept = isWishedBy(checkout, opening) && isFresh(checkout, platform.clock.now())
  if (outcome !== 'open' || isKept) return
  await calmly(async () => {
    const provider = await openProvider(platform, gateway)
    if (checkout.provider_id !== null) await provider.closeCheckout(checkout.provider_id)
  })
}

/** Under the lock of the account: whoever asks at the same moment is given the same. */
function reserve(platform: ToOpen, opening: Opening): Promise<CheckoutRow> {
  const { userId, priceId, gateway, startsAt } = opening.wish
  const now = platform.clock.now()
  return platform.db.transaction().execute(async (tx) => {
    await lockSubscriptionsOf(tx, userId)
    const held = await findOpenSubscriptionRow(tx, userId)
    const goesOn = startsAt !== undefined && held?.state === 'canceled'
    if (held && isValid(held, now) && !goesOn)
      throw new AppError('conflict', { message: 'This account has a plan already.' })
    // Of one that could be paid again, nobody is to pay both.
    if (held && held.provider_id !== null && accessOf(held.state as SubscriptionState) === 'none')
      await platform.jobs.enqueue(tx, endKind, {
        gateway: held.gateway as Gateway,
        providerId: held.provider_id,
        givesBack: false,
      })
    const unsettled = await listUnsettledOf(tx, userId, MOST_OPEN)
    const same = unsettled.find(
      (one) =>
        isWishedBy(one, opening) &&
        // Its page would ask for a payment at once.
        (!goesOn || one.created_at >= held.updated_at) &&
        isFresh(one, now),
    )
    const coupon_id = opening.terms.coupon?.id ?? null
    const values = { user_id: userId, price_id: priceId, gateway, coupon_id, created_at: now }
    const checkout = same ?? (await insertCheckout(tx, values))
    await holdFor(platform, tx, checkout, { opening, now })
    return checkout
  })
}

const A_MINUTE_MS = 60_000

async function holdFor(
  platform: ToOpen,
  tx: Database,
  { id: checkoutId }: CheckoutRow,
  { opening: { wish, terms }, now }: { opening: Opening; now: Date },
): Promise<void> {
  const { coupon, price, isFirst } = terms
  if (!coupon) return
  const use = { userId: wish.userId, price, isFirst }
  await holdCoupon(tx, coupon, { use, checkoutId, now })
  // Then its page is over, and the use is given back, whether or not somebody comes back from it.
  const startAfter = new Date(now.getTime() + HELD_MS + A_MINUTE_MS)
  await platform.jobs.enqueue(tx, settleCheckoutKind, { checkoutId }, { startAfter })
}

async function openPage(
  platform: ToOpen,
  checkout: CheckoutRow,
  { wish, terms }: Opening,
): Promise<{ url: string }> {
  const { price, trialDays } = terms
  const provider = await openProvider(platform, wish.gateway)
  const account = await findAccount(platform, wish.userId)
  const discount = discountOf(terms)
  const beginsCheaper = discount !== null && discount.payments !== null
  const providerPriceId = await sellPrice(platform, provider, wish.priceId, {
    trialDays,
    beginsCheaper,
  })
  if (!account || providerPriceId === undefined) throw new AppError('notFound')
  const place = `${platform.config.baseUrl}/checkout/${price.product_id}/${price.id}`
  const page = await provider.openCheckout({
    key: checkout.key,
    customerId: await nameCustomer(platform, provider, account),
    priceId: providerPriceId,
    trialDays,
    startsAt: wish.startsAt ?? null,
    discount,
    closesAt: discount && new Date(checkout.created_at.getTime() + HELD_MS),
    doneUrl: `${place}/${wish.gateway}/done`,
    cancelUrl: place,
  })
  if (discount && page.amountDue && page.amountDue.minor !== terms.dueMinor) {
    await provider.closeCheckout(page.id)
    throw new ProviderError('refused', `${page.amountDue.minor} is due, not ${terms.dueMinor}`)
  }
  await saveProviderPage(platform.db, checkout.id, { providerId: page.id, url: page.url })
  return { url: page.url }
}

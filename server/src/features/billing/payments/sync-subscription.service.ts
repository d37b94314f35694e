import {
  accessOf,
  isFinal,
  moveBetween,
} from '@mediatheque/contract/billing/subscriptions/subscription-states.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  type Gateway,
  openProvider,
  type PaymentProvider,
  type ProviderInvoice,
  type ProviderSubscription,
} from '../payment-providers/open-provider.service.ts'
import {
  findPriceIdOf,
  findPriceWithPlan,
  findUserIdOf,
} from '../payment-providers/provider-names.service.ts'
import { useCoupon } from '../coupons/use-coupon.service.ts'
import {
  findPaidSubscription,
  type Settled,
  settlePaid,
  takeTurn,
} from '../subscriptions/paid-subscriptions.service.ts'
import { type CheckoutRow, findCheckoutByKey, markSettled } from './checkouts.repository.ts'
import { couponOf, type CouponOf, whatItDoes } from './coupon-of-subscription.service.ts'
import { hasAnyOf, saveInvoices } from './invoices.repository.ts'
import { endKind } from './payment-jobs.ts'
import { listDisputed } from './payment-disputes.repository.ts'
import { sumRefunds } from './payment-refunds.repository.ts'
import { newsOf, tellOfPayment } from './tell-of-payment.ts'

const DAY_MS = 86_400_000

/** What stands in the way of writing a subscription down; null: nothing. */
export type SyncProblem = 'not there' | 'not ours' | 'account is gone' | 'unknown price' | null

export type ToSync = Needs<'jobs' | 'log' | 'clock' | ToNotify | ToReadSettings>

/**
 * Asks the provider for a subscription, and writes down what it says: what it is, what was paid. Whatever happened, and
 * however often this is done, what is written is what the provider said last.
 * @throws ProviderError
 */
export async function syncSubscription(
  platform: ToSync,
  gateway: Gateway,
  providerId: string,
): Promise<SyncProblem> {
  const provider = await openProvider(platform, gateway)
  const turn = await takeTurn(platform.db)
  const seen = await provider.findSubscription(providerId)
  if (!seen) return 'not there'
  const isPaidFor = accessOf(seen.state) !== 'none' || !seen.state.startsWith('incomplete')
  const invoices = isPaidFor ? await provider.listInvoices(providerId) : []
  const { grace_days } = (await getSettings(platform)).payments
  return platform.db
    .transaction()
    .execute((tx) =>
      writeSeen(platform, tx, { provider, seen, invoices, turn, graceMs: grace_days * DAY_MS }),
    )
}

interface Seen {
  readonly provider: PaymentProvider
  readonly seen: ProviderSubscription
  readonly invoices: readonly ProviderInvoice[]
  readonly turn: number
  readonly graceMs: number
}

async function writeSeen(
  platform: ToSync,
  tx: Database,
  { provider, seen, invoices, turn, graceMs }: Seen,
): Promise<SyncProblem> {
  const { gateway } = provider
  const ref = { gateway, providerId: seen.id }
  const row = await findPaidSubscription(tx, gateway, seen.id)
  const checkout = await findCheckoutByKey(tx, seen.reference)
  const userId = row?.user_id ?? (await findOwner(tx, provider, { seen, checkout }))
  const named = await findPriceIdOf(tx, provider, seen.priceId)
  const price = await findPriceWithPlan(tx, named ?? row?.price_id ?? checkout?.price_id ?? 0)
  // Of an account that is gone the invoices are all that is left, once its checkout is forgotten.
  if (userId === undefined && !checkout && !(await hasAnyOf(tx, gateway, invoices)))
    return 'not ours'
  const coupon = price && (await couponOf(tx, provider, { seen, row, checkout, price }))
  await keepInvoices(tx, invoices, { gateway, seen, turn, userId, plan: price?.name, coupon })
  if (userId === undefined) {
    if (!isFinal(seen.state)) await platform.jobs.enqueue(tx, endKind, { ...ref, givesBack: false })
    return 'account is gone'
  }
  if (!price) return 'unknown price'
  const settled = await settlePaid(
    platform,
    tx,
    {
      ...seen,
      ...ref,
      userId,
      priceId: price.id,
      ...whatItDoes(coupon),
      turn,
    },
    graceMs,
  )
  if (accessOf(seen.state) !== 'none' || isFinal(seen.state))
    await settle(tx, checkout, { seen, coupon, use: { userId, price }, now: platform.clock.now() })
  await follow(platform, tx, settled, { seen, userId, plan: price.name })
  return null
}

/** It is known what became of paying, and a coupon that was held for it is used. */
async function settle(
  tx: Database,
  checkout: CheckoutRow | undefined,
  {
    seen,
    coupon,
    use,
    now,
  }: {
    seen: ProviderSubscription
    coupon: CouponOf | undefined
    use: Parameters<typeof useCoupon>[2]['use']
    now: Date
  },
): Promise<void> {
  if (!checkout) return
  await markSettled(tx, checkout.id, { subscriptionId: seen.id, now })
  if (coupon && checkout.coupon_id === coupon.coupon.id)
    await useCoupon(tx, coupon.coupon, { use, checkoutId: checkout.id, now })
}

/** What has to be done at the provider, once this is written; and a word where nobody expected it. */
async function follow(
  platform: ToSync,
  tx: Database,
  { before, written, toEnd, toUndo }: Settled,
  {
    seen: { id, state },
    userId,
    plan,
  }: { seen: ProviderSubscription; userId: number; plan: string },
): Promise<void> {
  for (const rival of toEnd)
    await platform.jobs.enqueue(tx, endKind, { ...rival, givesBack: false })
  for (const rival of toUndo)
    await platform.jobs.enqueue(tx, endKind, { ...rival, givesBack: true })
  if (!written) return
  if (before && before !== state && !moveBetween(before, state))
    platform.log.warn({ id, before, after: state }, 'a subscription moved as none should')
  const news = newsOf({ before, after: state, written })
  if (news) await tellOfPayment(platform, tx, { userId, plan, news, until: written.grace_until })
}

/** By the checkout that it came from; by who pays, where that is not known any more. */
async function findOwner(
  tx: Database,
  provider: PaymentProvider,
  { seen, checkout }: { seen: ProviderSubscription; checkout: CheckoutRow | undefined },
): Promise<number | undefined> {
  if (checkout) return checkout.user_id ?? undefined
  if (seen.customerId === null) return undefined
  return findUserIdOf(tx, provider, seen.customerId)
}

async function keepInvoices(
  tx: Database,
  invoices: readonly ProviderInvoice[],
  {
    gateway,
    seen,
    turn,
    userId,
    plan,
    coupon,
  }: {
    gateway: Gateway
    seen: ProviderSubscription
    turn: number
    userId: number | undefined
    plan: string | undefined
    coupon: CouponOf | undefined
  },
): Promise<void> {
  // They are told newest first, and numbered here in the order in which they were made.
  const unsaid = invoices.filter(({ refundedMinor }) => refundedMinor === null)
  const refunds = await sumRefunds(
    tx,
    gateway,
    unsaid.map(({ id }) => id),
  )
  const disputed = await listDisputed(
    tx,
    gateway,
    invoices.map(({ id }) => id),
  )
  const inOrder = invoices.toReversed().toSorted((a, b) => +a.issuedAt - +b.issuedAt)
  await saveInvoices(
    tx,
    inOrder.map((invoice) => ({
      user_id: userId ?? null,
      gateway,
      provider_id: invoice.id,
      subscription_id: seen.id,
      number: invoice.number ?? invoice.id,
      plan: plan ?? seen.priceId,
      amount_minor: invoice.amount.minor,
      tax_minor: invoice.taxMinor,
      discount_minor: invoice.discountMinor ?? coupon?.offOf(invoice.amount) ?? 0,
      refunded_minor:
        invoice.refundedMinor ?? Math.min(refunds.get(invoice.id) ?? 0, invoice.amount.minor),
      currency: invoice.amount.currency,
      state: disputed.has(invoice.id) ? 'disputed' : invoice.state,
      issued_at: invoice.issuedAt,
      paid_at: invoice.paidAt,
      seen_turn: turn,
    })),
  )
}

/**
 * Lets a subscription end at its provider: nobody pays it any more, and of one that somebody has twice all comes back. One
 * that is paid again by now, and had again, stays: whoever paid it would have nothing.
 */
export async function endSubscription(
  platform: ToSync,
  { gateway, providerId, givesBack }: { gateway: Gateway; providerId: string; givesBack: boolean },
): Promise<void> {
  const provider = await openProvider(platform, gateway)
  const found = await provider.findSubscription(providerId)
  if (!found) return
  if (givesBack) await provider.undo(providerId, providerId)
  else if (!isFinal(found.state) && !(await isHadAgain(platform, gateway, found)))
    await provider.cancel(providerId, 'now')
  await syncSubscription(platform, gateway, providerId)
}

async function isHadAgain(
  { db }: Pick<ToSync, 'db'>,
  gateway: Gateway,
  { id, state }: ProviderSubscription,
): Promise<boolean> {
  if (accessOf(state) !== 'open') return false
  const row = await findPaidSubscription(db, gateway, id)
  return row !== undefined && row.ended_at === null
}

import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/users/login-accounts.service.ts'
import { userTag } from '../../accounts/users/users.service.ts'
import { findPeriodEnd } from './billing-period.ts'
import { isValid } from '../plan-rights/plan-rights.policy.ts'
import { assertMayHandOut } from '../products/editing/plan-records.service.ts'
import { closeUnpaid } from './paid-subscriptions.service.ts'
import { auditedSubscriptions } from './subscriptions.history.ts'
import {
  cancelAt,
  closeEnded,
  endAt,
  findFullSubscription,
  findOpenSubscription,
  findPriceRow,
  type FullSubscription,
  insertSubscription,
  letRenew,
  listDue,
  movePeriod,
} from './subscriptions.repository.ts'

export type { FullSubscription } from './subscriptions.repository.ts'

/** @throws AppError notFound */
export async function getOwnSubscription(
  platform: Needs<'db' | 'clock'>,
  userId: number,
): Promise<FullSubscription> {
  const open = await findOpenSubscription(platform.db, userId)
  if (!open || !isValid(open, platform.clock.now())) throw new AppError('notFound')
  return open
}

/** @throws AppError notFound, for somebody else's in the same words as for none */
export async function getSubscriptionOf(
  platform: Needs<'db' | 'clock'>,
  userId: number,
  id: number,
): Promise<FullSubscription> {
  const found = await getOwnSubscription(platform, userId)
  if (found.id !== id) throw new AppError('notFound')
  return found
}

export interface Grant {
  readonly userId: number
  readonly priceId: number
  /** Who gives it; null for the site itself. */
  readonly grantedBy: number | null
}

/**
 * Gives a plan without payment, from now on.
 * @throws AppError validation, for an account or a price that is not there; conflict, for an account that has a plan;
 * forbidden, for a plan with a role that has rights which the giver lacks
 */
export async function grantSubscription(
  platform: Needs<'db' | 'cache' | 'clock' | 'jobs'>,
  { userId, priceId, grantedBy }: Grant,
): Promise<FullSubscription> {
  const account = await findAccount(platform, userId)
  if (!account) throw fieldError('user_id', 'Please choose an account.')
  const price = await getPrice(platform, priceId)
  return platform.db.transaction().execute(async (tx) => {
    if (grantedBy !== null) await assertMayHandOut(tx, grantedBy, price.product_id)
    await closeUnpaid(platform, tx, userId)
    return grantWithin(platform, tx, { userId, grantedBy, price })
  })
}

/** @throws AppError validation, for a price that is not there */
export async function getPrice({ db }: Needs<'db'>, priceId: number): Promise<Price> {
  const price = await findPriceRow(db, priceId)
  if (!price) throw fieldError('price_id', 'Please choose a price of a plan.')
  return price
}

type Price = NonNullable<Awaited<ReturnType<typeof findPriceRow>>>

/** A gift: one period of a plan, which nobody lets go on. @throws AppError conflict, for an account that has a plan */
export async function grantOnce(
  platform: Needs<'cache' | 'clock' | 'jobs'>,
  tx: Database,
  { userId, priceId }: { readonly userId: number; readonly priceId: number },
): Promise<FullSubscription> {
  const price = await getPrice({ db: tx }, priceId)
  await closeUnpaid(platform, tx, userId)
  return grantWithin(platform, tx, { userId, grantedBy: null, price, isGift: true })
}

/** The same within a transaction, of a price that is known to be there. */
export async function grantWithin(
  platform: Needs<'cache' | 'clock'>,
  tx: Database,
  {
    userId,
    grantedBy,
    price,
    isGift = false,
  }: Omit<Grant, 'priceId'> & { readonly price: Price; readonly isGift?: boolean },
): Promise<FullSubscription> {
  const now = platform.clock.now()
  await closeEnded(tx, now, userId)
  const periodEnd = findPeriodEnd(now, price, now)
  const subscription = {
    user_id: userId,
    product_id: price.product_id,
    price_id: price.id,
    granted_by: grantedBy,
    starts_at: now,
    current_period_end: periodEnd,
    ...(isGift && { ends_at: periodEnd, is_gift: true }),
  }
  const id = await insertSubscription(tx, subscription).catch((error: { constraint?: string }) => {
    if (error.constraint !== 'subscriptions_one_open') throw error
    throw new AppError('conflict', { message: 'This account has a plan already.', cause: error })
  })
  await recordCreated(tx, auditedSubscriptions, [id])
  await platform.cache.invalidate([userTag(userId)], tx)
  return getFull(tx, id)
}

/** With its period, or at once. Doing it twice changes nothing. */
export async function cancelGranted(
  platform: ToChange,
  subscription: FullSubscription,
  when: 'period' | 'now',
): Promise<FullSubscription> {
  const now = platform.clock.now()
  const { id, current_period_end, starts_at } = subscription
  if (when === 'now') return change(platform, subscription, (tx) => endAt(tx, id, now))
  // The job that moves periods on may be some minutes late.
  const endsAt =
    current_period_end > now ? current_period_end : findPeriodEnd(starts_at, subscription, now)
  return change(platform, subscription, (tx) => cancelAt(tx, id, { endsAt, now }))
}

/** @throws AppError conflict for a gift */
export async function renewGranted(
  platform: ToChange,
  subscription: FullSubscription,
): Promise<FullSubscription> {
  if (subscription.is_gift)
    throw new AppError('conflict', { message: 'A gift ends with its period.' })
  return change(platform, subscription, (tx) => letRenew(tx, subscription.id, platform.clock.now()))
}

type ToChange = Needs<'db' | 'cache' | 'clock'>

async function change(
  platform: ToChange,
  { id, user_id }: FullSubscription,
  apply: (tx: Database) => Promise<void>,
): Promise<FullSubscription> {
  return platform.db.transaction().execute(async (tx) => {
    const deed = { ids: [id], action: 'updated' as const }
    await recordingChanges(tx, auditedSubscriptions, deed, () => apply(tx))
    await platform.cache.invalidate([userTag(user_id)], tx)
    return getFull(tx, id)
  })
}

/** As it is now, valid or not. @throws AppError notFound */
export const getSubscriptionById = ({ db }: Needs<'db'>, id: number): Promise<FullSubscription> =>
  getFull(db, id)

async function getFull(db: Database, id: number): Promise<FullSubscription> {
  const found = await findFullSubscription(db, id)
  if (!found) throw new AppError('notFound')
  return found
}

const PERIODS_AT_ONCE = 500

/** Granted plans go on for another period, cancelled ones that reached their end are over for good. */
export async function settlePeriods(platform: Needs<'db' | 'cache' | 'clock'>): Promise<void> {
  const now = platform.clock.now()
  await platform.db.transaction().execute(async (tx) => {
    const userIds = await closeEnded(tx, now)
    if (userIds.length > 0) await platform.cache.invalidate(userIds.map(userTag), tx)
  })
  for (
    let due = await listDue(platform.db, now, PERIODS_AT_ONCE);
    due.length > 0;
    due = await listDue(platform.db, now, PERIODS_AT_ONCE)
  ) {
    for (const subscription of due)
      await movePeriod(
        platform.db,
        subscription,
        findPeriodEnd(subscription.starts_at, subscription, now),
      )
  }
}

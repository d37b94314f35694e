import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Products, Subscriptions } from '../../../platform/database/types.generated.ts'
import type { Prices } from '../../../platform/database/types.generated.ts'

type SubscriptionRow = Selectable<Subscriptions>
type Price = Selectable<Prices>

/** With its plan and price. */
export type FullSubscription = Pick<
  SubscriptionRow,
  | 'id'
  | 'user_id'
  | 'product_id'
  | 'price_id'
  | 'gateway'
  | 'starts_at'
  | 'current_period_end'
  | 'ends_at'
  | 'ended_at'
  | 'state'
  | 'grace_until'
  | 'paid_by'
  | 'card_expires_on'
  | 'provider_id'
  | 'is_gift'
  | 'coupon_id'
  | 'next_amount_minor'
> &
  Pick<Selectable<Products>, 'name' | 'description' | 'features' | 'grants_premium'> &
  Pick<Price, 'amount_minor' | 'currency' | 'interval' | 'interval_count'> & {
    /** Of the coupon, which may have ended. */
    readonly coupon_code: string | null
  }

function selectFull(db: Database) {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('prices as c', 'c.id', 's.price_id')
    .leftJoin('coupons as k', 'k.id', 's.coupon_id')
    .select([
      's.id',
      's.user_id',
      's.product_id',
      's.price_id',
      's.gateway',
      's.starts_at',
      's.current_period_end',
      's.ends_at',
      's.ended_at',
      's.state',
      's.grace_until',
      's.paid_by',
      's.card_expires_on',
      's.provider_id',
      's.is_gift',
      's.coupon_id',
      's.next_amount_minor',
      'k.code as coupon_code',
    ])
    .select([
      'p.name',
      'p.description',
      'p.features',
      'p.grants_premium',
      'c.amount_minor',
      'c.currency',
      'c.interval',
      'c.interval_count',
    ])
}

export function findFullSubscription(
  db: Database,
  id: number,
): Promise<FullSubscription | undefined> {
  return selectFull(db).where('s.id', '=', id).executeTakeFirst()
}

/** The one that is not over for good; an account has at most one. */
export function findOpenSubscription(
  db: Database,
  userId: number,
): Promise<FullSubscription | undefined> {
  return selectFull(db)
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst()
}

export function findPriceRow(db: Database, id: number): Promise<Price | undefined> {
  return db.selectFrom('prices').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface NewSubscription {
  readonly user_id: number
  readonly product_id: number
  readonly price_id: number
  readonly granted_by: number | null
  readonly starts_at: Date
  readonly current_period_end: Date
  /** Where it ends with its first period, whatever anybody wants. */
  readonly ends_at?: Date
  readonly is_gift?: boolean
}

export async function insertSubscription(
  db: Database,
  subscription: NewSubscription,
): Promise<number> {
  const { id } = await db
    .insertInto('subscriptions')
    .values(subscription)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of two calls at the same moment the second finds it changed already, and changes nothing. */
export async function cancelAt(
  db: Database,
  id: number,
  { endsAt, now }: { endsAt: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ends_at: endsAt, current_period_end: endsAt })
    .where('id', '=', id)
    .where('ends_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('starts_at', '<=', now)
    .execute()
}

export async function endAt(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ends_at: now, ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Only while it still holds: what is over does not come back. */
export async function letRenew(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ ends_at: null })
    .where('id', '=', id)
    .where('is_gift', '=', false)
    .where('ends_at', '>', now)
    .where('ended_at', 'is', null)
    .execute()
}

/** Closes what was cancelled and has reached its end; of what is paid, only what is over for the provider, too. @returns whose */
export async function closeEnded(db: Database, now: Date, userId?: number): Promise<number[]> {
  const query = db
    .updateTable('subscriptions')
    .set((eb) => ({ ended_at: eb.ref('ends_at') }))
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .where((eb) => eb.or([eb('gateway', '=', 'none'), eb('state', '=', 'canceled')]))
  const rows = await (userId === undefined ? query : query.where('user_id', '=', userId))
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export type DueSubscription = Pick<
  FullSubscription,
  'id' | 'user_id' | 'starts_at' | 'current_period_end' | 'interval' | 'interval_count'
>

/** Granted ones that renew and whose period is over. */
export function listDue(db: Database, now: Date, limit: number): Promise<DueSubscription[]> {
  return selectFull(db)
    .where('s.ended_at', 'is', null)
    .where('s.ends_at', 'is', null)
    .where('s.gateway', '=', 'none')
    .where('s.current_period_end', '<=', now)
    .orderBy('s.current_period_end')
    .limit(limit)
    .execute()
}

export async function movePeriod(
  db: Database,
  { id, current_period_end }: DueSubscription,
  next: Date,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ current_period_end: next })
    .where('id', '=', id)
    .where('current_period_end', '=', current_period_end)
    .where('ends_at', 'is', null)
    .execute()
}

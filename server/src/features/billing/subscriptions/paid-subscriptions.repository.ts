import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Subscriptions } from '../../../platform/database/types.generated.ts'

export type SubscriptionRow = Selectable<Subscriptions>

/** One at a time for each account: an account has one plan, whoever says so. */
export async function lockSubscriptionsOf(tx: Database, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`subscriptions:${userId}`}, 0))`.execute(
    tx,
  )
}

/** A number for what is asked from now on: higher than that of everything that was asked before, by any process. */
export async function takeTurn(db: Database): Promise<number> {
  const { rows } = await sql<{ turn: number }>`select nextval('payment_turns') as turn`.execute(db)
  return Number(rows[0]!.turn)
}

export function findByProvider(
  db: Database,
  gateway: string,
  providerId: string,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

/** What of an account is not over for good. */
export function findOpenOf(db: Database, userId: number): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

export type PaidSubscription = Pick<
  SubscriptionRow,
  | 'user_id'
  | 'product_id'
  | 'price_id'
  | 'gateway'
  | 'provider_id'
  | 'state'
  | 'starts_at'
  | 'current_period_end'
  | 'ends_at'
  | 'grace_until'
  | 'ended_at'
  | 'paid_by'
  | 'card_expires_on'
  | 'coupon_id'
  | 'next_amount_minor'
  | 'seen_turn'
>

export async function insertPaid(db: Database, values: PaidSubscription): Promise<number> {
  const { id } = await db
    .insertInto('subscriptions')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePaid(
  db: Database,
  id: number,
  values: Omit<PaidSubscription, 'user_id' | 'gateway' | 'provider_id' | 'starts_at'>,
): Promise<void> {
  await db.updateTable('subscriptions').set(values).where('id', '=', id).execute()
}

export async function closeAt(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('subscriptions').set({ ended_at: now }).where('id', '=', id).execute()
}

/** Those of a provider that are not over, for asking after each of them. */
export async function listOpenOfGateway(
  db: Database,
  gateway: string,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<{ id: number; provider_id: string }[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['id', 'provider_id'])
    .where('gateway', '=', gateway)
    .where('ended_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, provider_id }) => ({ id, provider_id: provider_id! }))
}

/** What a provider has to be told of when an account goes. */
export async function listLivingOf(
  db: Database,
  userId: number,
): Promise<{ gateway: string; provider_id: string }[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['gateway', 'provider_id'])
    .where('user_id', '=', userId)
    .where('gateway', '!=', 'none')
    .where('state', 'not in', ['canceled', 'incomplete_expired'])
    .execute()
  return rows.map(({ gateway, provider_id }) => ({ gateway, provider_id: provider_id! }))
}

/** Days for free are for who comes for the first time. */
export async function hasPaidBefore(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('gateway', '!=', 'none')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

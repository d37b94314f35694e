import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Checkouts } from '../../../platform/database/types.generated.ts'

export type CheckoutRow = Selectable<Checkouts>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function insertCheckout(
  db: Database,
  values: Pick<CheckoutRow, 'user_id' | 'price_id' | 'gateway' | 'coupon_id' | 'created_at'>,
): Promise<CheckoutRow> {
  return db.insertInto('checkouts').values(values).returningAll().executeTakeFirstOrThrow()
}

/** By the key that the provider gave back; what is no key of ours is nobody's. */
export async function findCheckoutByKey(
  db: Database,
  key: string | null,
): Promise<CheckoutRow | undefined> {
  if (key === null || !UUID.test(key)) return undefined
  return db.selectFrom('checkouts').selectAll().where('key', '=', key).executeTakeFirst()
}

export function findCheckout(db: Database, id: number): Promise<CheckoutRow | undefined> {
  return db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function saveProviderPage(
  db: Database,
  id: number,
  { providerId, url }: { providerId: string; url: string },
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ provider_id: providerId, url })
    .where('id', '=', id)
    .execute()
}

export async function markSettled(
  db: Database,
  id: number,
  { subscriptionId, now }: { subscriptionId: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ subscription_id: subscriptionId, settled_at: now })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute()
}

/** Newest first. */
export function listUnsettledOf(
  db: Database,
  userId: number,
  limit: number,
): Promise<CheckoutRow[]> {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function listUnsettledIds(
  db: Database,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('id')
    .where('settled_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteCheckoutsBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('checkouts')
    .where('settled_at', 'is not', null)
    .where('created_at', '<', before)
    .execute()
}

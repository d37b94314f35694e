import type { Selectable } from 'kysely'
import type { Granted } from '../../../../platform/access/within-quota.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { PushSubscriptions } from '../../../../platform/database/types.generated.ts'

export type PushSubscriptionRow = Selectable<PushSubscriptions>

export interface StoredPushKeys {
  readonly public_key: string
  readonly private_key_encrypted: string
}

export function findPushKeys(db: Database): Promise<StoredPushKeys | undefined> {
  return db
    .selectFrom('push_keys')
    .select(['public_key', 'private_key_encrypted'])
    .executeTakeFirst()
}

/** Of two processes that start together, the first one's keys stay. */
export async function insertPushKeys(db: Database, keys: StoredPushKeys): Promise<void> {
  await db
    .insertInto('push_keys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface NewPushSubscription {
  readonly userId: number
  readonly sessionId: number | null
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** An address belongs to one browser: who logs in there next takes it over. */
export async function upsertPushSubscription(
  db: Granted<'push-browsers'>,
  { userId, sessionId, endpoint, p256dh, auth }: NewPushSubscription,
): Promise<number> {
  const owned = { user_id: userId, session_id: sessionId, p256dh, auth }
  const { id } = await db
    .insertInto('push_subscriptions')
    .values({ ...owned, endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owned))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps the newest so many of somebody's. */
export async function deleteOldPushSubscriptions(
  db: Database,
  userId: number,
  kept: number,
): Promise<void> {
  const newest = db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(kept)
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', 'not in', newest)
    .execute()
}

export async function deletePushSubscription(
  db: Database,
  userId: number,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute()
}

export async function deletePushSubscriptionById(db: Database, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

export async function deletePushSubscriptionsOf(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
}

/** Browsers in which somebody is still logged in. */
export function listPushSubscriptionsOf(
  db: Database,
  userId: number,
  now: Date,
): Promise<PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .leftJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .selectAll('push_subscriptions')
    .where('push_subscriptions.user_id', '=', userId)
    .where((eb) =>
      eb.or([eb('push_subscriptions.session_id', 'is', null), eb('sessions.expires_at', '>', now)]),
    )
    .execute()
}

export function findPushSubscription(
  db: Database,
  id: number,
): Promise<PushSubscriptionRow | undefined> {
  return db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

import type { FollowedKind } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { Followed } from '../follows.repository.ts'

export interface Digest extends Followed {
  readonly kind: FollowedKind
  readonly id: number
  /** The last follower who was told. */
  readonly toldTo: number
}

interface Waiting {
  /** News of what had none since then is told. */
  readonly quietSince: Date
  /** News of what never rests is told when its first is older. */
  readonly waitingSince: Date
}

/** What has news that is ripe to be told, longest waiting first. */
export async function listRipe(
  db: Database,
  { quietSince, waitingSince }: Waiting,
  limit: number,
): Promise<Followed[]> {
  const { rows } = await sql<{ kind: FollowedKind; item_id: number }>`
    select kind, item_id from follow_news where digest_id is null group by kind, item_id
    having max(created_at) <= ${quietSince} or min(created_at) <= ${waitingSince}
    order by min(created_at) limit ${limit}`.execute(db)
  return rows.map(({ kind, item_id: id }) => ({ kind, id }))
}

/** @returns the digest that its news is in now; undefined where another took it meanwhile */
export async function insertDigest(
  tx: Database,
  { kind, id }: Followed,
  now: Date,
): Promise<number | undefined> {
  const digest = await tx
    .insertInto('follow_digests')
    .values({ kind, item_id: id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { numUpdatedRows } = await tx
    .updateTable('follow_news')
    .set({ digest_id: digest.id })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('digest_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return digest.id
  await deleteDigest(tx, digest.id)
  return undefined
}

/** Digests whose telling ended before all were told. */
export async function listStuck(db: Database, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('follow_digests')
    .select('id')
    .where('created_at', '<=', before)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Locked, so that one job at a time tells the followers that come next. */
export async function lockDigest(tx: Database, digestId: number): Promise<Digest | undefined> {
  const row = await tx
    .selectFrom('follow_digests')
    .select(['kind', 'item_id', 'told_to'])
    .where('id', '=', digestId)
    .forUpdate()
    .executeTakeFirst()
  return row && { kind: row.kind as FollowedKind, id: row.item_id, toldTo: row.told_to }
}

export async function deleteDigest(tx: Database, digestId: number): Promise<void> {
  await tx.deleteFrom('follow_digests').where('id', '=', digestId).execute()
}

export async function setToldTo(tx: Database, digestId: number, userId: number): Promise<void> {
  await tx
    .updateTable('follow_digests')
    .set({ told_to: userId })
    .where('id', '=', digestId)
    .execute()
}

/** The followers after one, in the order of their ids; suspended ones are among them, and are told nothing. */
export async function listNextFollowers(
  db: Database,
  { kind, id, toldTo }: Digest,
  limit: number,
): Promise<{ id: number; isSuspended: boolean }[]> {
  const rows = await db
    .selectFrom('follows as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['u.id', 'u.banned_at'])
    .where('f.kind', '=', kind)
    .where('f.item_id', '=', id)
    .where('f.user_id', '>', toldTo)
    .orderBy('f.user_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, isSuspended: row.banned_at !== null }))
}

export async function deleteNewsBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('follow_news')
    .where('created_at', '<', before)
    .where('digest_id', 'is not', null)
    .execute()
}

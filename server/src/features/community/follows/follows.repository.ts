import type { FollowedKind } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { sql } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findVisibility } from '../../../platform/database/find-visibility.ts'
import { visibleAuthors } from '../authors/authors.service.ts'
import { openPart } from '../privacy/privacy.service.ts'

/** What is followed. */
export interface Followed {
  readonly kind: FollowedKind
  readonly id: number
}

export interface FollowRow {
  readonly is_following: boolean
  readonly followers_count: number
}

/** Of what everybody sees who may see the catalogue: undefined where there is no such record. */
export function findOpenVisibility(
  db: Database,
  table: 'titles' | 'people',
  id: number,
): Promise<boolean | undefined> {
  return findVisibility(db, { table, alias: 't', id }, sql`true`)
}

/** Followers that the reader may not see: suspended ones and, of a member, who keep to themselves whom they follow. */
function hiddenFollowers({ kind, id }: Followed, actor: Actor) {
  const followers = sql`follows f join users u on u.id = f.user_id`
  const isTheirs = sql`f.kind = ${kind} and f.item_id = ${id}`
  const suspended = sql`select f.user_id from ${followers} where ${isTheirs} and u.banned_at is not null and not ${visibleAuthors(actor)}`
  if (kind !== 'user') return sql`(select count(*)::int from (${suspended}) hidden)`
  // Both are few, and looked up along indexes of them alone.
  return sql`(select count(*)::int from (${suspended} union select f.user_id from follows f
    join profile_privacy p on p.user_id = f.user_id and p.follows <> 'everyone'
    where ${isTheirs} and not ${openPart('follows', 'f.user_id', actor)}) hidden)`
}

/** Of the followers that the trigger counts, those that the reader may see. */
export async function findFollow(
  db: Database,
  { kind, id }: Followed,
  actor: Actor,
): Promise<FollowRow> {
  const { rows } = await sql<FollowRow>`select
    exists (select from follows f where f.user_id = ${actor.user?.id ?? 0} and f.kind = ${kind} and f.item_id = ${id}) as is_following,
    coalesce((select c.followers_count from follow_counts c where c.kind = ${kind} and c.item_id = ${id}), 0)
      - ${hiddenFollowers({ kind, id }, actor)} as followers_count`.execute(db)
  return rows[0]!
}

export async function isFollowed(
  db: Database,
  userId: number,
  { kind, id }: Followed,
): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function countFollowed(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('follows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** One that is there stays as it is. */
export async function insertFollow(
  tx: Granted<'follows'>,
  userId: number,
  { kind, id }: Followed,
): Promise<void> {
  await tx
    .insertInto('follows')
    .values({ user_id: userId, kind, item_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFollow(
  db: Database,
  userId: number,
  { kind, id }: Followed,
): Promise<void> {
  await db
    .deleteFrom('follows')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute()
}

import type { FollowedKind } from '@mediatheque/contract/community/follows/follows.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { sql } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findVisibility } from '../../../platform/database/find-visibility.ts'
import { visibleAuthors } from '../authors/authors.service.ts'

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

/**
 * Of the followers that the trigger counts, those that the reader may see. Hidden ones are few, and looked up along the
 * index of suspended accounts.
 */
export async function findFollow(
  db: Database,
  { kind, id }: Followed,
  actor: Actor,
): Promise<FollowRow> {
  const { rows } = await sql<FollowRow>`select
    exists (select from follows f where f.user_id = ${actor.user?.id ?? 0} and f.kind = ${kind} and f.item_id = ${id}) as is_following,
    coalesce((select c.followers_count from follow_counts c where c.kind = ${kind} and c.item_id = ${id}), 0)
      - (select count(*)::int from users u join follows f on f.user_id = u.id and f.kind = ${kind} and f.item_id = ${id}
          where u.banned_at is not null and not ${visibleAuthors(actor)}) as followers_count`.execute(
    db,
  )
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

import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DeniedKind } from './denied.repository.ts'

export interface ClaimRow {
  readonly item_id: number
  readonly user_id: number
  readonly username: string
  readonly since: Date
}

/** What somebody can be looking at. */
export type ClaimedKind = DeniedKind | 'takedown'

export interface Claimed {
  readonly kind: ClaimedKind
  readonly ids: readonly number[]
  readonly userId: number
}

const MOST_LISTED = 500

const selectClaims = (db: Database, kind: ClaimedKind, now: Date) =>
  db
    .selectFrom('contribution_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.item_id', 'c.user_id', 'u.username', 'c.since'])
    .where('c.item_type', '=', kind)
    .where('c.expires_at', '>', now)
    .orderBy('c.item_id')
    .limit(MOST_LISTED)

export const listClaimRows = (db: Database, kind: ClaimedKind, now: Date): Promise<ClaimRow[]> =>
  selectClaims(db, kind, now).execute()

/** Those of these that others look at. */
export const listOthersClaims = (
  db: Database,
  { kind, ids, userId }: Claimed,
  now: Date,
): Promise<ClaimRow[]> =>
  selectClaims(db, kind, now)
    .where('c.item_id', 'in', [...ids])
    .where('c.user_id', '<>', userId)
    .execute()

/** What nobody else holds, in the order of the numbers, so that two who claim at once cannot wait for each other. */
export async function insertClaims(
  db: Database,
  { kind, ids, userId }: Claimed,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
  await sql`insert into contribution_claims as c (item_type, item_id, user_id, since, expires_at)
    select distinct ${kind}, item_id, ${userId}::bigint, ${now}::timestamptz, ${until}::timestamptz
    from unnest(${[...ids]}::bigint[]) as item_id order by item_id
    on conflict (item_type, item_id) do update set user_id = excluded.user_id, expires_at = excluded.expires_at,
      since = case when c.user_id = excluded.user_id and c.expires_at > ${now} then c.since else excluded.since end
      where c.user_id = excluded.user_id or c.expires_at <= ${now}`.execute(db)
}

/** @param userId of whom; of everybody without */
export async function deleteClaims(
  db: Database,
  { kind, ids, userId }: Omit<Claimed, 'userId'> & { readonly userId?: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contribution_claims')
    .where('item_type', '=', kind)
    .where('item_id', 'in', [...ids])
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId!))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteClaimsEndedBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('contribution_claims').where('expires_at', '<', before).execute()
}

import { MOST_WAITING } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Requests } from '../../../platform/database/types.generated.ts'
import type { Waiting } from '../../../platform/overview.ts'

/** Of several who ask for the same, or change a request into it, one after the other looks whether there is one. */
export async function lockWish(tx: Database, wish: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests.wish:${wish}`}, 0))`.execute(
    tx,
  )
}

/** The open request for just this, in the same place. */
export async function findOpenWish(
  tx: Database,
  { wish, workspaceId, exceptId = 0 }: { wish: string; workspaceId: number; exceptId?: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from requests
    where coalesce(workspace_id, 0) = ${workspaceId} and wish = ${wish} and status <> 'resolved' and id <> ${exceptId}`.execute(
    tx,
  )
  return rows[0]?.id
}

export async function countOpenRequests(tx: Database, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '<>', 'resolved')
    .executeTakeFirstOrThrow()
  return count
}

export async function insertRequest(
  tx: Granted<'open-requests'>,
  values: Insertable<Requests>,
): Promise<number> {
  const { id } = await tx
    .insertInto('requests')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateRequestRow(
  tx: Database,
  id: number,
  values: Updateable<Requests>,
): Promise<void> {
  await tx.updateTable('requests').set(values).where('id', '=', id).execute()
}

export async function deleteRequestRows(tx: Database, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('requests')
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** What it is now; others wait until this transaction ends. Undefined: it is gone. */
export function lockRequest(
  tx: Database,
  id: number,
): Promise<{ status: string; supporters_count: number } | undefined> {
  return tx
    .selectFrom('requests')
    .select(['status', 'supporters_count'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function addSupporter(tx: Database, requestId: number, userId: number): Promise<void> {
  await tx
    .insertInto('request_supporters')
    .values({ request_id: requestId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @returns whether they wanted it */
export async function removeSupporter(
  tx: Database,
  requestId: number,
  userId: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('request_supporters')
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Who wants it and may see it still: of a workspace, those who have not left it. */
export async function listSupporterIds(tx: Database, requestId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select s.user_id from request_supporters s
    join requests r on r.id = s.request_id
    where r.id = ${requestId} and (r.workspace_id is null or exists (
      select from workspace_members m where m.workspace_id = r.workspace_id and m.user_id = s.user_id))`.execute(
    tx,
  )
  return rows.map(({ user_id }) => user_id)
}

/** What nobody has taken care of, and since when the oldest waits. */
export async function countPendingRequests(db: Database): Promise<Waiting> {
  const { rows } =
    await sql<Waiting>`select count(*)::int as count, min(created_at) as oldest from (
    select created_at from requests where status = 'pending' and workspace_id is null
    order by created_at limit ${MOST_WAITING}) as first`.execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}

import type { LISTS_QUOTA } from '@mediatheque/contract/community/lists/lists.quotas.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ListItems, Lists } from '../../../platform/database/types.generated.ts'

/** Those that count against the limit: not the one that the site keeps for each member. */
export async function countOwnLists(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('lists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', 'is', null)
    // What moderators removed is not there for its owner either.
    .where((is) => is.or([is('withheld', 'is', null), is('withheld', '=', 'hidden')]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertList(
  tx: Granted<(typeof LISTS_QUOTA)['name']>,
  values: Insertable<Lists>,
): Promise<number> {
  const { id } = await tx
    .insertInto('lists')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The one list for later of a member, made where there was none. However many ask at once, there is one. */
export async function openWatchLater(
  tx: Database,
  userId: number,
  names: { readonly name: string; readonly name_fr: string },
): Promise<number> {
  await tx
    .insertInto('lists')
    .values({ ...names, user_id: userId, kind: 'watch_later', visibility: 'private' })
    .onConflict((conflict) =>
      conflict.column('user_id').where('kind', '=', 'watch_later').doNothing(),
    )
    .execute()
  const { id } = await tx
    .selectFrom('lists')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'watch_later')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateListRow(
  tx: Database,
  id: number,
  values: Updateable<Lists>,
): Promise<void> {
  await tx.updateTable('lists').set(values).where('id', '=', id).execute()
}

export async function isWithheld(tx: Database, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('lists')
    .select('withheld')
    .where('id', '=', id)
    .executeTakeFirst()
  return (row?.withheld ?? null) !== null
}

export async function deleteListRows(tx: Database, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('lists').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}

/** How many titles it holds; who else changes them waits until this transaction ends. Undefined: it is gone. */
export async function lockList(tx: Database, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('lists')
    .select('items_count')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.items_count
}

/** Whether there is such a title; it stays until this transaction ends. */
export async function holdTitle(tx: Database, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('titles')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** At the end of a list. @returns false where the title is there already */
export async function insertListItem(
  tx: Database,
  item: Pick<Insertable<ListItems>, 'list_id' | 'title_id' | 'note'>,
): Promise<boolean> {
  const last = sql<number>`(select coalesce(max(position), -1) + 1 from list_items where list_id = ${item.list_id})`
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('list_items')
    .values({ ...item, position: last })
    .onConflict((conflict) => conflict.columns(['list_id', 'title_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns false where the title was not there */
export async function deleteListItem(
  tx: Database,
  listId: number,
  titleId: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('list_items')
    .where('list_id', '=', listId)
    .where('title_id', '=', titleId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function updateListNote(
  tx: Database,
  { listId, titleId, note }: { listId: number; titleId: number; note: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('list_items')
    .set({ note })
    .where('list_id', '=', listId)
    .where('title_id', '=', titleId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Puts a title at a place (1 is the first), the others keep their order. Whatever holes the numbers had are closed; rows
 * that stay where they are are left alone. @returns false where nothing moved, or the title is not there
 */
export async function moveListItem(
  tx: Database,
  { listId, titleId, place }: { listId: number; titleId: number; place: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with placed as (
      select title_id, row_number() over (order by position, title_id) as place
      from list_items where list_id = ${listId}
    ), moved as (
      select place as origin from placed where title_id = ${titleId}
    ), ordered as (
      select title_id, row_number() over (order by case
        when title_id <> ${titleId} then place
        when origin < ${place} then ${place} + 0.5
        else ${place} - 0.5 end) - 1 as position
      from placed, moved
    )
    update list_items i set position = o.position from ordered o
    where i.list_id = ${listId} and i.title_id = o.title_id and i.position <> o.position`.execute(
    tx,
  )
  return Number(numAffectedRows) > 0
}

/** Of these titles those that the list for later of a member holds. */
export function listForLaterRows(
  db: Database,
  userId: number,
  titleIds: readonly number[],
): Promise<{ title_id: number; list_id: number }[]> {
  return db
    .selectFrom('lists as l')
    .innerJoin('list_items as i', 'i.list_id', 'l.id')
    .select(['i.title_id', 'i.list_id'])
    .where('l.user_id', '=', userId)
    .where('l.kind', '=', 'watch_later')
    .where('i.title_id', '=', sql<number>`any (${sql.val([...titleIds])}::bigint[])`)
    .execute()
}

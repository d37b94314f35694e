import type { ImportEntry } from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Those of these titles that there are; they stay until this transaction ends. */
export async function holdTitles(tx: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('titles')
    .select('id')
    .where('id', '=', sql<number>`any (${sql.val([...ids])}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** At the end of a list that is locked, in their order. */
export async function insertListItems(
  tx: Database,
  listId: number,
  entries: readonly ImportEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await sql`
    insert into list_items (list_id, title_id, note, position)
    select ${listId}::bigint, e.title_id, e.note, last.position + e.at
    from unnest(${entries.map(({ title_id }) => title_id)}::bigint[], ${entries.map(({ note }) => note)}::text[])
      with ordinality as e (title_id, note, at)
    cross join (select coalesce(max(position), -1) as position from list_items where list_id = ${listId}) last`.execute(
    tx,
  )
}

/** Those of these titles that a list holds. */
export async function findListed(
  db: Database,
  listId: number,
  titleIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('list_items')
    .select('title_id')
    .where('list_id', '=', listId)
    .where('title_id', '=', sql<number>`any (${sql.val([...titleIds])}::bigint[])`)
    .execute()
  return new Set(rows.map(({ title_id }) => title_id))
}

import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Kinds of records that can turn out to be one. */
export type MergeKind = 'person'
const TABLES = { person: 'people' } as const

/** Somebody, or something, that was merged into another and can come back. */
export interface MergeRow {
  readonly merge_id: number
  /** Of the one that went. */
  readonly id: number
  readonly name: string
  readonly kept_id: number
  /** What the kept one was given: `{ field: [before, after] }`. */
  readonly filled: Readonly<Record<string, readonly [unknown, unknown]>>
}

export interface NewMerge {
  readonly kind: MergeKind
  readonly goneId: number
  readonly goneName: string
  readonly keptId: number
  readonly keys: readonly string[]
  readonly filled: MergeRow['filled']
  readonly by: number | null
  readonly at: Date
}

/** What belongs to the one becomes the other's; the rest of it is archived with it. */
export async function insertMerge(tx: Database, merge: NewMerge): Promise<void> {
  const { kind, goneId, keptId, filled } = merge
  const table = TABLES[kind]
  const { rows } = await sql<{ moved: unknown }>`
    select move_to_kept(${table}, ${goneId}, ${keptId}) as moved`.execute(tx)
  const moved = JSON.stringify(rows[0]!.moved)
  await sql`with archive as (select archive_record(${table}, ${goneId}) as content)
    insert into merges (kind, gone_id, gone_name, kept_id, keys, moved, filled, content, account_ids, merged_by, merged_at)
    select ${kind}, ${goneId}, ${merge.goneName}, ${keptId}, ${[...merge.keys]}::text[], ${moved}::jsonb,
      ${JSON.stringify(filled)}::jsonb, content,
      archived_references_to(content || ${moved}::jsonb, 'users'), ${merge.by}, ${merge.at} from archive`.execute(
    tx,
  )
}

const standing = (db: Database, kind: MergeKind, ids: readonly number[]) =>
  db
    .selectFrom('merges')
    .select(['id as merge_id', 'gone_id as id', 'gone_name as name', 'kept_id'])
    .select(sql<MergeRow['filled']>`filled`.as('filled'))
    .where('kind', '=', kind)
    .where('gone_id', 'in', [0, ...ids])
    .where('undone_at', 'is', null)
    .orderBy('gone_id')

/** Those of these records that are merged now. */
export const findMerged = (
  db: Database,
  kind: MergeKind,
  ids: readonly number[],
): Promise<MergeRow[]> => standing(db, kind, ids).execute()

/** The same, locked: of any number who undo one at once, one does. */
export const lockMerged = (
  tx: Database,
  kind: MergeKind,
  ids: readonly number[],
): Promise<MergeRow[]> => standing(tx, kind, ids).forUpdate().execute()

/** Puts the one that went back, under its number, with what was its own. */
export async function undoMergedRows(
  tx: Database,
  kind: MergeKind,
  { merge_id: mergeId }: MergeRow,
): Promise<void> {
  await sql`select restore_archive(content) from merges where id = ${mergeId}`.execute(tx)
  await sql`select move_back(${TABLES[kind]}, moved, gone_id, kept_id) from merges where id = ${mergeId}`.execute(
    tx,
  )
}

export async function markUndone(
  tx: Database,
  { merge_id: mergeId }: MergeRow,
  undone: { readonly by: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('merges')
    .set({
      content: null,
      moved: '[]',
      filled: '{}',
      keys: [],
      account_ids: [],
      undone_by: undone.by,
      undone_at: undone.at,
    })
    .where('id', '=', mergeId)
    .execute()
}

export async function findKeptId(
  db: Database,
  kind: MergeKind,
  id: number,
): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number | null
  }>`select kept_of(${kind}, ${id}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}

/** How many rows of each table would move, and how many of them the kept one has already. */
export type MergeCounts = Readonly<
  Record<string, { readonly moves: number; readonly same: number }>
>

export async function countMerge(
  db: Database,
  kind: MergeKind,
  { goneId, keptId }: { readonly goneId: number; readonly keptId: number },
): Promise<MergeCounts> {
  const { rows } = await sql<{ child: string; moves: number; same: number }>`
    select child, moves::int, same::int from count_merge(${TABLES[kind]}, ${goneId}, ${keptId})`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ child, moves, same }) => [child, { moves, same }]))
}

/** What an account's deletion would do to rows that are in no table for now. */
export async function forgetAccountInMerges(tx: Database, userId: number): Promise<void> {
  await sql`update merges set content = forget_account_in_archive(content, ${userId}),
      moved = forget_account_in_archive(moved, ${userId}), account_ids = array_remove(account_ids, ${userId}::bigint)
    where undone_at is null and account_ids @> array[${userId}]::bigint[]`.execute(tx)
}

import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/** Rows that were given to another record, by the table and the column that names it. */
export type MovedRows = readonly {
  readonly table: string
  readonly column: string
  readonly rows: readonly unknown[]
}[]

/** Gives what belongs to a title to another, both locked. @returns what went along */
export async function moveBelongings(
  tx: Database,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<MovedRows> {
  const { rows } = await sql<{
    moved: MovedRows
  }>`select merge_titles(${from}, ${into}) || move_favourites(${from}, ${into}) as moved`.execute(
    tx,
  )
  return rows[0]!.moved
}

/** Ends whatever of this transaction waits for a lock, or works, for longer than that, in milliseconds. */
export async function limitWaiting(
  tx: Database,
  { lockMs, statementMs }: { readonly lockMs: number; readonly statementMs?: number },
): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(tx)
  if (statementMs !== undefined)
    await sql`select set_config('statement_timeout', ${String(statementMs)}, true)`.execute(tx)
}

export interface TitleMergeRow {
  readonly id: number
  readonly from_id: number
  readonly into_id: number
}

export async function insertTitleMerge(
  tx: Database,
  merge: { from: number; into: number; moved: MovedRows; views: number; by: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('title_merges')
    .values({
      from_id: merge.from,
      into_id: merge.into,
      moved: JSON.stringify(merge.moved),
      views: merge.views,
      merged_by: merge.by,
      merged_at: merge.at,
    })
    .execute()
}

/** Those of these titles that went into another and are not back, locked. */
export function lockStandingMerges(tx: Database, ids: readonly number[]): Promise<TitleMergeRow[]> {
  return tx
    .selectFrom('title_merges')
    .select(['id', 'from_id', 'into_id'])
    .where('from_id', 'in', [0, ...ids])
    .where('undone_at', 'is', null)
    .orderBy('from_id')
    .forUpdate()
    .execute()
}

/** Gives everything back that is still there; the title has to be. */
export async function moveBelongingsBack(tx: Database, mergeId: number): Promise<void> {
  await sql`select unmerge_titles(from_id, into_id, moved) from title_merges where id = ${mergeId}`.execute(
    tx,
  )
}

export async function markMergeUndone(
  tx: Database,
  mergeId: number,
  undone: { by: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('title_merges')
    .set({ moved: null, undone_by: undone.by, undone_at: undone.at })
    .where('id', '=', mergeId)
    .execute()
}

/** How often pages of a title were looked at counts for the one that has become of it; the other way with a minus. */
export async function addMergedViews(tx: Database, mergeId: number, way: 1 | -1): Promise<void> {
  await sql`select add_merged_views(id, ${way}) from title_merges where id = ${mergeId}`.execute(tx)
}

/** Where a title went, through any number of merges; undefined: into none that is there. */
export async function findMergedInto(
  db: Database,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive way as (
      select into_id as id, 1 as steps from title_merges where from_id = ${id} and undone_at is null
      union all
      select m.into_id, w.steps + 1 from way w join title_merges m on m.from_id = w.id and m.undone_at is null
      where w.steps < 20
    ) select t.id, t.name from way w join titles t on t.id = w.id order by w.steps desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** What is told of a title before it is merged. */
export interface MergedTitleRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly type: string
  readonly year: number | null
  readonly poster_url: string | null
  readonly views: number
  readonly created_at: Date
}

/** Those of these that are there. */
export function findMergedTitles(db: Database, ids: readonly number[]): Promise<MergedTitleRow[]> {
  return db
    .selectFrom('titles')
    .select(['id', 'version', 'name', 'type', 'year', 'poster_url', 'views', 'created_at'])
    .where('id', 'in', [0, ...ids])
    .execute()
}

/** How much of each table belongs to a title, by the names that {@link MovedRows} have. */
export async function countOwned(db: Database, id: number): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from links where title_id = ${id}) as "links.title_id",
    (select count(*)::int from nzbs where title_id = ${id}) as "nzbs.title_id",
    (select count(*)::int from torrents where title_id = ${id}) as "torrents.title_id",
    (select count(*)::int from videos where title_id = ${id}) as "videos.title_id",
    (select count(*)::int from seasons where title_id = ${id}) as "seasons.title_id",
    (select count(*)::int from episodes where title_id = ${id}) as "episodes.title_id",
    (select count(*)::int from reviews where title_id = ${id}) as "reviews.title_id",
    (select count(*)::int from comments where commentable_type = 'title' and commentable_id = ${id})
      + (select count(*)::int from comments c join episodes e on e.id = c.commentable_id
          where c.commentable_type = 'episode' and e.title_id = ${id}) as "comments.commentable_id",
    (select count(*)::int from list_items where title_id = ${id}) as "list_items.title_id",
    (select count(*)::int from favourite_titles where title_ids @> array[${id}]::bigint[]) as "favourite_titles.title_ids",
    (select count(*)::int from follows where kind = 'title' and item_id = ${id}) as "follows.item_id",
    (select count(*)::int from watched_parts where title_id = ${id}) as "watched_parts.title_id",
    (select count(*)::int from requests where title_id = ${id}) as "requests.title_id"`.execute(db)
  return rows[0]!
}

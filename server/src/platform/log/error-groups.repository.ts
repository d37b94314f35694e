import type { errorList } from '@mediatheque/contract/operations/logs/errors.list.ts'
import { errorList as list } from '@mediatheque/contract/operations/logs/errors.list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { type Expression, type Selectable, sql, type SqlBool } from 'kysely'
import type { Database } from '../database/database.ts'
import { listedRows, type ListSql, literally } from '../database/list-rows.ts'
import type { ErrorGroups } from '../database/types.generated.ts'
import { paginate, type RowPage } from '../http/pagination.ts'
import type { CountedFault } from './collect-faults.ts'

export type ErrorGroupRow = Selectable<ErrorGroups>

/** Of each source, so that none pushes out those of another: browsers say whatever they like. */
export const MOST_GROUPS_OF_A_SOURCE = 250

/** Adds what was gathered to what is known. What was solved and happened since is open again. */
export async function addFaults(
  db: Database,
  faults: readonly CountedFault[],
  version: string,
): Promise<void> {
  if (faults.length === 0) return
  await sql`insert into error_groups as known (fingerprint, source, type, message, place, origin,
      trace, count, versions, first_at, last_at)
    select fingerprint, source, type, message, place, origin, trace, count,
      jsonb_build_object(${version}::text, count), "firstAt", "lastAt"
    from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) as noted (fingerprint text,
      source text, type text, message text, place text, origin text, trace text, count bigint,
      "firstAt" timestamptz, "lastAt" timestamptz)
    order by fingerprint
    on conflict (fingerprint) do update set message = excluded.message, place = excluded.place,
      origin = excluded.origin, trace = excluded.trace, count = known.count + excluded.count,
      versions = known.versions || jsonb_build_object(${version}::text,
        coalesce((known.versions->>${version}::text)::bigint, 0) + excluded.count),
      last_at = greatest(known.last_at, excluded.last_at),
      returned_at = case when excluded.last_at > known.solved_at then excluded.last_at
        else known.returned_at end,
      solved_at = case when excluded.last_at > known.solved_at then null
        else known.solved_at end`.execute(db)
  await sql`delete from error_groups where id in (
    select id from error_groups where id in (
      select id from (select id, row_number() over (partition by source order by last_at desc, id desc)
        as place from error_groups) as ranked where place > ${MOST_GROUPS_OF_A_SOURCE})
    for update skip locked)`.execute(db)
}

/** Some hundred rows: none of them needs an index. */
const sourceOf = (db: Database): ListSql<typeof errorList, ErrorGroupRow> => ({
  rows: db.selectFrom('error_groups').selectAll(),
  id: sql<number>`id`,
  search: (words): Expression<SqlBool> => {
    const like = `%${literally(words)}%`
    return sql`(message ilike ${like} or type ilike ${like} or place ilike ${like} or origin ilike ${like})`
  },
  orders: { last_at: sql`last_at`, first_at: sql`first_at`, count: sql`count` },
  filters: {
    source: sql`source`,
    state: sql`case when solved_at is not null then 'solved' when returned_at is not null then 'returned' else 'open' end`,
    last_at: sql`last_at`,
  },
})

export function listErrorGroups(
  db: Database,
  call: ListCall<typeof errorList>,
): Promise<RowPage<ErrorGroupRow>> {
  return paginate(db, call, listedRows(list, sourceOf(db), call))
}

export function findErrorGroup(db: Database, id: number): Promise<ErrorGroupRow | undefined> {
  return db.selectFrom('error_groups').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @param solvedAt null: they are open again. @returns how many of them there are */
export async function settleErrorGroups(
  db: Database,
  ids: readonly number[],
  solvedAt: Date | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('error_groups')
    .set({ solved_at: solvedAt })
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function deleteErrorGroups(db: Database, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('error_groups')
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteErrorGroupsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('error_groups').where('last_at', '<', before).execute()
}

import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Which ranges of ids hold a row, from 0: range n spans the ids from n × `size`. Leaps from one to the next along the
 * index of the id, so that it costs as many steps as there are such ranges, however many rows.
 */
export async function listFilledRanges(
  db: Database,
  {
    table,
    size,
  }: {
    /** A table, or a part of one, with the alias `r`. */
    readonly table: RawBuilder<unknown>
    readonly size: number
  },
): Promise<number[]> {
  const { rows } = await sql<{ range: number }>`
    with recursive filled (range) as (
      (select r.id / ${sql.lit(size)} from ${table} order by r.id limit 1)
      union all
      select (select r.id / ${sql.lit(size)} from ${table}
        where r.id >= (filled.range + 1) * ${sql.lit(size)} order by r.id limit 1)
      from filled where filled.range is not null)
    select range from filled where range is not null`.execute(db)
  return rows.map(({ range }) => Number(range))
}

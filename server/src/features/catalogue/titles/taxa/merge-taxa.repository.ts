import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { TaxonTable } from './taxa.repository.ts'

/** So many records change hands by one statement. */
const BATCH_ROWS = 5_000

const FORMER = {
  genres: { table: 'former_genre_slugs', column: 'genre_id' },
  keywords: { table: 'former_keyword_slugs', column: 'keyword_id' },
  tags: { table: 'former_tag_slugs', column: 'tag_id' },
} as const

/** Two that are merged into each other at once wait for each other, instead of each for the record of the other. */
export async function lockMerges(tx: Database, { table }: TaxonTable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table}.merges`}, 0))`.execute(tx)
}

/** How many records have the one, and how many of them have the other as well. */
export async function countMergedUses(
  db: Database,
  { of, column, owner }: TaxonTable,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<{ uses: number; both: number }> {
  const { rows } = await sql<{ uses: number; both: number }>`
    select count(*)::int as uses, count(i.${sql.ref(owner)})::int as both
    from ${sql.table(of)} o
    left join ${sql.table(of)} i on i.${sql.ref(owner)} = o.${sql.ref(owner)} and i.${sql.ref(column)} = ${into}
    where o.${sql.ref(column)} = ${from}`.execute(db)
  return rows[0]!
}

/** Records that have the one get the other instead, each once. */
export async function moveUses(
  tx: Database,
  { of, column, owner }: TaxonTable,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ moved: number }>`
      with moved as (
        delete from ${sql.table(of)} where ${sql.ref(column)} = ${from} and ${sql.ref(owner)} in (
          select ${sql.ref(owner)} from ${sql.table(of)} where ${sql.ref(column)} = ${from}
          order by ${sql.ref(owner)} limit ${sql.lit(BATCH_ROWS)})
        returning ${sql.ref(owner)}),
      added as (
        insert into ${sql.table(of)} (${sql.ref(owner)}, ${sql.ref(column)})
        select ${sql.ref(owner)}, ${into}::bigint from moved order by ${sql.ref(owner)} on conflict do nothing)
      select count(*)::int as moved from moved`.execute(tx)
    if ((rows[0]?.moved ?? 0) < BATCH_ROWS) return
  }
}

/** What one was called in addresses, and what had been merged into it before, means the other. */
export async function leadSlugsOn(
  tx: Database,
  { table }: TaxonTable,
  { from, into, slug }: { readonly from: number; readonly into: number; readonly slug: string },
): Promise<void> {
  const former = FORMER[table]
  await sql`update ${sql.table(former.table)} set ${sql.ref(former.column)} = ${into}
    where ${sql.ref(former.column)} = ${from}`.execute(tx)
  await sql`insert into ${sql.table(former.table)} (slug, ${sql.ref(former.column)})
    values (${slug}, ${into}) on conflict (slug) do update set ${sql.ref(former.column)} = ${into}`.execute(
    tx,
  )
}

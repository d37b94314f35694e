import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { TaxonTable } from './taxa.repository.ts'

/** So many titles change hands by one statement. */
const BATCH_TITLES = 5_000

const FORMER = {
  genres: { table: 'former_genre_slugs', column: 'genre_id' },
  keywords: { table: 'former_keyword_slugs', column: 'keyword_id' },
} as const

/** Two that are merged into each other at once wait for each other, instead of each for the record of the other. */
export async function lockMerges(tx: Database, { table }: TaxonTable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table}.merges`}, 0))`.execute(tx)
}

/** How many titles have the one, and how many of them have the other as well. */
export async function countMergedTitles(
  db: Database,
  { of, column }: TaxonTable,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<{ titles: number; both: number }> {
  const { rows } = await sql<{ titles: number; both: number }>`
    select count(*)::int as titles, count(i.title_id)::int as both
    from ${sql.table(of)} o
    left join ${sql.table(of)} i on i.title_id = o.title_id and i.${sql.ref(column)} = ${into}
    where o.${sql.ref(column)} = ${from}`.execute(db)
  return rows[0]!
}

/** Titles that have the one get the other instead, each once. */
export async function moveTitles(
  tx: Database,
  { of, column }: TaxonTable,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ moved: number }>`
      with moved as (
        delete from ${sql.table(of)} where ${sql.ref(column)} = ${from} and title_id in (
          select title_id from ${sql.table(of)} where ${sql.ref(column)} = ${from}
          order by title_id limit ${sql.lit(BATCH_TITLES)})
        returning title_id),
      added as (
        insert into ${sql.table(of)} (title_id, ${sql.ref(column)})
        select title_id, ${into}::bigint from moved order by title_id on conflict do nothing)
      select count(*)::int as moved from moved`.execute(tx)
    if ((rows[0]?.moved ?? 0) < BATCH_TITLES) return
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

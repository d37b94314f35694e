import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { addVectors, toVector } from './report-vectors.ts'

interface SumOfSite {
  readonly subject: string
  readonly span: 'day' | 'month'
  readonly startsOn: string
}

/**
 * Makes the vectors of a sum what its rows of the site say. Numbers of keys are given here alone, under the lock of the
 * count: looked for first, since a number that nobody took is gone as well.
 */
export async function writeVectors(
  tx: Database,
  { subject, span, startsOn }: SumOfSite,
): Promise<void> {
  const isIt = sql`c.subject = ${subject} and c.span = ${span} and c.starts_on = ${startsOn} and c.record = ''`
  await sql`insert into report_keys (subject, dimension, key)
    select subject, dimension, key from report_counts c where ${isIt}
      and not exists (select from report_keys k where (k.subject, k.dimension, k.key) = (c.subject, c.dimension, c.key))`.execute(
    tx,
  )
  await sql`delete from report_vectors c where subject = ${subject} and span = ${span} and starts_on = ${startsOn}`.execute(
    tx,
  )
  await sql`insert into report_vectors (subject, dimension, span, starts_on, counts)
    select c.subject, c.dimension, c.span, c.starts_on, string_agg(int4send(k.id) || float8send(c.events::float8), ''::bytea)
    from report_counts c join report_keys k using (subject, dimension, key) where ${isIt} group by 1, 2, 3, 4`.execute(
    tx,
  )
}

/**
 * Makes what the year came to up to the end of a month what it came to with the counted month before, if there is one in
 * that year, and the month.
 */
export async function writeYearToDate(
  tx: Database,
  { month, before }: { readonly month: string; readonly before: string | undefined },
): Promise<void> {
  await sql`delete from report_vectors where span = 'year-to-date' and starts_on = ${month}`.execute(
    tx,
  )
  const { rows } = await sql<{ subject: string; dimension: string }>`
    select distinct subject, dimension from report_vectors
    where (span, starts_on) in (('month', ${month}::date), ('year-to-date', ${before ?? null}::date))`.execute(
    tx,
  )
  // One after the other: of a busy site each is some megabytes.
  for (const { subject, dimension } of rows) {
    const parts = await sql<{ counts: Buffer }>`select counts from report_vectors
      where subject = ${subject} and dimension = ${dimension}
        and (span, starts_on) in (('month', ${month}::date), ('year-to-date', ${before ?? null}::date))`.execute(
      tx,
    )
    const counts = toVector(addVectors(parts.rows.map((row) => ({ sign: 1, counts: row.counts }))))
    await sql`insert into report_vectors (subject, dimension, span, starts_on, counts)
      values (${subject}, ${dimension}, 'year-to-date', ${month}, ${counts})`.execute(tx)
  }
}

/** Numbers of searches that are forgotten say nothing any more, and are given to nobody else. */
export async function deleteKeysOfGoneTerms(tx: Database): Promise<void> {
  await sql`delete from report_keys k where subject = 'searches' and dimension = 'term' and not exists (
    select from report_counts c where c.subject = k.subject and c.dimension = k.dimension and c.record = '' and c.key = k.key)`.execute(
    tx,
  )
}

import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** By what a title is known: its number at a catalogue elsewhere, or here. */
export interface KnownBy {
  readonly provider: 'imdb' | 'tmdb' | 'site'
  readonly value: string
}

/** Which titles these are: all of them in one question. */
export async function findTitlesKnownBy(
  db: Database,
  wanted: readonly KnownBy[],
): Promise<(KnownBy & { readonly title_id: number })[]> {
  if (wanted.length === 0) return []
  const outside = wanted.filter(({ provider }) => provider !== 'site')
  const own = wanted.flatMap(({ provider, value }) => (provider === 'site' ? Number(value) : []))
  const { rows } = await sql<KnownBy & { title_id: number }>`
    select x.provider, x.value, x.title_id
    from (select distinct provider, value from unnest(
      ${outside.map(({ provider }) => provider)}::text[], ${outside.map(({ value }) => value)}::text[]) as u (provider, value)) w
    join title_external_ids x on x.provider = w.provider and x.value = w.value
    union all
    select 'site', t.id::text, t.id from titles t where t.id = any (${own}::bigint[])`.execute(db)
  return rows
}

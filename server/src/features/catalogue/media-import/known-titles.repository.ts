import { IMPORT_RULES } from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ImportedTitle } from './outside/outside-catalogue.ts'

/** @returns ids of titles by value */
export async function findTitlesByExternalIds(
  db: Database,
  provider: string,
  values: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('title_external_ids')
    .select(['title_id', 'value'])
    .where('provider', '=', provider)
    .where(sql<boolean>`value = any (${[...values]}::text[])`)
    .execute()
  return new Map(rows.map(({ value, title_id }) => [value, title_id]))
}

export interface Candidate {
  readonly id: number
  readonly name: string
  readonly year: number | null
  readonly type: string
  readonly poster_url: string | null
}

const MOST_CANDIDATES = 5

/** Titles that may be this work: of one of its names and its year, in a category that it can be in, and not known as another work. */
export async function findCandidates(db: Database, work: ImportedTitle): Promise<Candidate[]> {
  const { source, categories } = IMPORT_RULES[work.mediaType]
  const names = [work.name, work.originalName, work.french?.name].filter(Boolean)
  const { rows } = await sql<Candidate>`select distinct t.id, t.name, t.year, t.type, t.poster_url
    from unnest(${names}::text[]) n join titles t on normalise_name(t.name) collate "C" = normalise_name(n) collate "C"
    where normalise_name(n) <> '' and t.type = any (${[...categories]}::text[])
      and (t.year is null or ${work.year}::int is null or abs(t.year - ${work.year}::int) <= 1)
      and not exists (select 1 from title_external_ids e where e.title_id = t.id and e.provider = ${source})
    order by t.id limit ${MOST_CANDIDATES}`.execute(db)
  return rows
}

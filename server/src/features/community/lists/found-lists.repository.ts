import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { openAuthorId } from '../authors/authors.service.ts'
import { publicLists } from './visible-lists.repository.ts'

export interface FoundLists {
  ids: number[]
  total: number
}

interface Wanted {
  /** Letters and digits with single spaces, as `normalise_name` writes them; the last word may be unfinished. */
  words: readonly string[]
  limit: number
  offset: number
}

/** So many matches are ranked, which nobody pages through. */
const CANDIDATES = 400
const SHORTEST_FOR_TRIGRAMS = 4

const names = sql`normalise_name(l.name || ' ' || coalesce(l.name_fr, ''))`
/** Those of the indexes. Whose account is suspended is found by nobody. */
const isOffered = sql<boolean>`${publicLists} and l.items_count > 0 and ${openAuthorId('l.user_id')} is not null`

/** Ids of public lists with all the words, those that are called so first, then the longest. */
export function findListIds(db: Database, { words, limit, offset }: Wanted): Promise<FoundLists> {
  const query = `${words.join(' & ')}:*`
  const name = words.join(' ')
  return readFound(
    db,
    sql`
    select l.id, l.items_count, 4 * ts_rank('{0, 0, 0.2, 1}', ${document}, to_tsquery('simple', ${query}), 1)
      + (case when ${names} = ${name} then 2 when starts_with(${names}, ${name}) then 0.5 else 0 end) as weight
    from lists l where ${document} @@ to_tsquery('simple', ${query}) and ${isOffered} limit ${sql.lit(CANDIDATES)}`,
    { limit, offset },
  )
}

/** The same by names that look like the words. */
export async function findListIdsNearly(
  db: Database,
  { words, limit, offset }: Wanted,
): Promise<FoundLists> {
  const name = words.join(' ')
  if (name.length < SHORTEST_FOR_TRIGRAMS) return { ids: [], total: 0 }
  return readFound(
    db,
    sql`
    select l.id, l.items_count, word_similarity(${name}, ${names}) as weight
    from lists l where ${name} <% ${names} and ${isOffered} limit ${sql.lit(CANDIDATES)}`,
    { limit, offset },
  )
}

const document = sql`list_document(l.name, l.name_fr, l.description, l.description_fr)`

async function readFound(
  db: Database,
  matches: ReturnType<typeof sql>,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundLists> {
  const { rows } = await sql<{ id: number; total: number }>`
    with matches as materialized (${matches})
    select id, (count(*) over ())::int as total from matches
    order by weight desc, items_count desc, id desc limit ${limit} offset ${offset}`.execute(db)
  return { ids: rows.map(({ id }) => Number(id)), total: rows[0]?.total ?? 0 }
}

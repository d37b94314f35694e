import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Letters and digits with single spaces, exactly as names are indexed. */
export async function normaliseQuery(db: Database, query: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select normalise_name(${query}) as name`.execute(db)
  return rows[0]?.name ?? ''
}

/** Those of the words that some title or person has. */
export async function findKnownTerms(db: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const { rows } = await sql<{ term: string }>`select term from search_terms where term = any (${words}::text[])`.execute(db)
  return new Set(rows.map(({ term }) => term))
}

const SIMILAR_TERMS = 30

/** Words that look like each of these, by trigrams of the whole word or of its beginning. */
export async function findSimilarTerms(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map()
  const { rows } = await sql<{ word: string; terms: string[] }>`
    select w.word, array(
      (select term from search_terms where term % w.word order by similarity(term, w.word) desc, term limit ${SIMILAR_TERMS})
      union
      (select term from search_terms where w.word <% term order by word_similarity(w.word, term) desc, length(term), term limit ${SIMILAR_TERMS})
    ) as terms
    from unnest(${words}::text[]) w (word)`.execute(db)
  return new Map(rows.map(({ word, terms }) => [word, terms]))
}

export interface Wanted {
  /** The query in normalised spelling. */
  normalised: string
  /** `tsquery` of whole words. */
  exact: string
  /** `tsquery` with the last word as a beginning. */
  prefix: string
  year: number | null
  /** At most so many of each way to match are ranked: the most popular ones. */
  candidates: number
  limit: number
  offset: number
}

export interface FoundIds {
  ids: number[]
  total: number
  /** The best one carries exactly the name looked for. */
  hasExactName: boolean
  /** Every word of the best one. */
  bestWords: string[]
}

interface FoundRow {
  id: number
  is_exact: boolean
  total: number
  words: string[] | null
}

const toFound = (rows: readonly FoundRow[]): FoundIds => ({
  ids: rows.map(({ id }) => id),
  total: rows[0]?.total ?? 0,
  hasExactName: rows[0]?.is_exact ?? false,
  bestWords: rows[0]?.words ?? [],
})

/** Names are compared only for so many of the best by weight: normalising a name costs more than ranking it. */
const NAMES_COMPARED = 150

/**
 * Titles by relevance: the exact name, then names that begin like the query, then how heavily the words weigh
 * (name, other names, people), with popularity and the year tipping the scales.
 */
export async function searchTitleIds(db: Database, wanted: Wanted, language: Language): Promise<FoundIds> {
  const { normalised, exact, prefix, year, candidates, limit, offset } = wanted
  const { rows } = await sql<FoundRow>`
    with found as materialized (
      select title_id, bool_or(is_named) as is_named from (
        (select title_id, false as is_named from title_search where document @@ to_tsquery('simple', ${exact})
          order by popularity desc, title_id desc limit ${candidates})
        union all
        (select title_id, false from title_search where document @@ to_tsquery('simple', ${prefix})
          order by popularity desc, title_id desc limit ${candidates})
        union all
        (select id, true from titles where normalise_name(name) collate "C" = ${normalised} collate "C" limit 50)
      ) every group by title_id
    ), weighed as (
      select x.title_id, x.document, x.popularity, found.is_named, (count(*) over ())::int as total,
        4 * ts_rank('{0.02, 0.1, 0.5, 1}', x.document, to_tsquery('simple', ${prefix}), 1) + 0.35 * ln(1 + greatest(x.popularity, 0))
          + (case when found.is_named then 8 else 0 end) + (case when x.year = ${year}::smallint then 9 else 0 end) as weight
      from found join title_search x using (title_id)
      order by weight desc, x.popularity desc, x.title_id desc limit ${Math.max(NAMES_COMPARED, offset + limit)}
    ), named as (
      select w.*, array_remove(array[normalise_name(t.name), normalise_name(t.original_name), normalise_name(tr.name)], null) as names
      from weighed w join titles t on t.id = w.title_id
      left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    ), measured as (
      select *, ${normalised} = any (names) as is_exact,
        exists (select from unnest(names) name where name like ${`${normalised} %`} or name like ${`% ${normalised}`}) as is_part,
        exists (select from unnest(names) name where starts_with(name, ${normalised})) as is_start
      from named
    )
    select title_id as id, is_exact, total, tsvector_to_array(document) as words
    from measured
    order by weight + (case when is_exact and not is_named then 8 else 0 end) + (case when is_part then 2 when is_start then 1.5 else 0 end) desc,
      popularity desc, title_id desc
    limit ${limit} offset ${offset}`.execute(db)
  return toFound(rows)
}

export async function searchPersonIds(db: Database, wanted: Wanted): Promise<FoundIds> {
  const { normalised, exact, prefix, candidates, limit, offset } = wanted
  const { rows } = await sql<FoundRow>`
    with found as materialized (
      (select id from people where search_document @@ to_tsquery('simple', ${exact}) order by popularity desc, id desc limit ${candidates})
      union
      (select id from people where search_document @@ to_tsquery('simple', ${prefix}) order by popularity desc, id desc limit ${candidates})
    ), measured as (
      select p.id, p.popularity, p.search_document, normalise_name(p.name) as name from found join people p using (id)
    )
    select id, name = ${normalised} as is_exact, (count(*) over ())::int as total, tsvector_to_array(search_document) as words
    from measured
    order by (case when name = ${normalised} then 8 when starts_with(name, ${normalised}) then 1.5 else 0 end)
      + 4 * ts_rank(search_document, to_tsquery('simple', ${prefix}), 1) + 0.35 * ln(1 + greatest(popularity, 0)) desc,
      popularity desc, id desc
    limit ${limit} offset ${offset}`.execute(db)
  return toFound(rows)
}

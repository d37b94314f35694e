import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Letters and digits with single spaces, exactly as names are indexed. */
export async function normaliseQuery(db: Database, query: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select normalise_name(${query}) as name`.execute(db)
  return rows[0]?.name ?? ''
}

/** Those of the words that some title or person has. */
export async function findKnownTerms(db: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const { rows } = await sql<{
    term: string
  }>`select term from search_terms where term = any (${words}::text[])`.execute(db)
  return new Set(rows.map(({ term }) => term))
}

/** Letters of the beginnings that have an index of their own: longer ones begin few enough words. */
const INDEXED_BEGINNINGS = [2, 3]

/** The words that begin so, those of the best known titles and people first. */
export async function findTermsBeginning(
  db: Database,
  beginning: string,
  limit: number,
): Promise<string[]> {
  const isIndexed = INDEXED_BEGINNINGS.includes(beginning.length)
  const condition = isIndexed
    ? sql`left(term, ${sql.lit(beginning.length)}) = ${beginning}`
    : sql`term like ${`${beginning}%`}`
  const { rows } = await sql<{ term: string }>`
    select term from search_terms where ${condition} order by weight desc${isIndexed ? sql`` : sql`, length(term)`} limit ${limit}`.execute(
    db,
  )
  return rows.map(({ term }) => term)
}

/** The titles that a catalogue elsewhere knows by this id. */
export async function findTitlesByExternalId(
  db: Database,
  { provider, value }: { provider: string; value: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('title_external_ids')
    .select('title_id')
    .where('provider', '=', provider)
    .where('value', '=', value)
    .limit(50)
    .execute()
  return rows.map((row) => row.title_id)
}

export interface NamedTitle {
  readonly id: number
  readonly year: number | null
  readonly isSeries: boolean
}

/** A title by the whole of one of its names, and, where it is known, its year. */
export interface WantedName {
  readonly name: string
  readonly year: number | null
}

/** Titles of which one of the names is exactly this, spaces and signs aside; those of its year first. */
export async function findTitlesNamed(
  db: Database,
  wanted: readonly WantedName[],
  most: number,
): Promise<NamedTitle[][]> {
  if (wanted.length === 0) return []
  const names = wanted.map(({ name }) => name)
  const years = wanted.map(({ year }) => year)
  const { rows } = await sql<NamedTitle & { at: number }>`
    select q.at::int as at, t.id, t.year, t.is_series as "isSeries"
    from (
      select at, year, array_to_tsvector(name_marks(array[normalise_name(name)]))::text as mark,
        array_to_tsvector(array['~y' || coalesce(year::text, '')])::text as year_mark
      from unnest(${names}::text[], ${years}::int[]) with ordinality u (name, year, at)
      where normalise_name(name) <> '') q
    cross join lateral (
      (select title_id from title_search
        where q.year is not null and document @@ (q.mark || ' & ' || q.year_mark)::tsquery limit ${most})
      union
      (select title_id from title_search where document @@ q.mark::tsquery limit ${most})) s
    join titles t on t.id = s.title_id
    order by q.at, (t.year = q.year) desc nulls last, t.popularity desc, t.id`.execute(db)
  return wanted.map((_one, index) => rows.filter(({ at }) => at === index + 1))
}

const SIMILAR_TERMS = 30

/** Words that look like each of these, by trigrams: like the `whole` word, or with a beginning like one of `beginnings`. */
export async function findSimilarTerms(
  db: Database,
  { whole, beginnings }: { whole: readonly string[]; beginnings: readonly string[] },
): Promise<Map<string, string[]>> {
  const words = [...new Set([...whole, ...beginnings])]
  if (words.length === 0) return new Map()
  const { rows } = await sql<{ word: string; terms: string[] }>`
    select w.word, array(
      (select term from search_terms where w.is_whole and term % w.word order by similarity(term, w.word) desc, term limit ${SIMILAR_TERMS})
      union
      (select term from search_terms where w.is_beginning and w.word <% term order by word_similarity(w.word, term) desc, length(term), term limit ${SIMILAR_TERMS})
    ) as terms
    from (select word, word = any (${whole}::text[]), word = any (${beginnings}::text[]) from unnest(${words}::text[]) word) w (word, is_whole, is_beginning)`.execute(
    db,
  )
  return new Map(rows.map(({ word, terms }) => [word, terms]))
}

/** Words that must all be there, and the last one's possible endings, both as a `tsquery`. */
export interface Way {
  words: string
  endings: string
  /** A single word may match very many: then the most popular titles are looked through first. */
  isSingle: boolean
}

export interface Wanted {
  /** The query in normalised spelling, without its year. */
  normalised: string
  /** Of each the most popular matches are ranked. What the second one finds the first one finds too, unless that has more than is ranked. */
  ways: Way[]
  /** A broad `tsquery` whose matches are ranked where they match `ranking` too, if the ways found few. */
  broad?: Pick<Way, 'words' | 'isSingle'> | undefined
  /** `tsquery` by which the matches are weighed; empty where only a year is asked for. */
  ranking: string
  /** A year that tips the scales. */
  year: number | null
  /** A year that every title must have. */
  onlyYear: number | null
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

const BROAD_CANDIDATES = 200
const EXACT_NAMES = 50
/** So many found, and the broad way is not taken. */
const ENOUGH = 50
const NO_IDS = sql`select null::bigint where false`

/** Marks of popularity, from the few most popular titles down; see the migration bounded-search. */
const TITLE_STEPS = [4, 3, 2]
const PERSON_STEPS = [4, 2]
const LAST_STEP = [2]

/** A mark of a document, as a `tsquery`. */
const mark = (text: string) => sql`${`'${text}'`}::tsquery`
/** A whole name, however its words are joined. */
const nameMark = (normalised: string) => mark(`=${normalised.replaceAll(' ', '')}`)
const wordsOf = (query: string) => sql`to_tsquery('simple', ${query})`

/**
 * Titles by relevance: the exact name, then names that begin or end like the query, then how heavily the words weigh
 * (name, other names, people), with popularity and the year tipping the scales.
 */
export async function searchTitleIds(db: Database, wanted: Wanted): Promise<FoundIds> {
  const { normalised, ranking, year, limit, offset } = wanted
  const name = nameMark(normalised)
  const rank =
    ranking === ''
      ? sql`0`
      : sql`4 * ts_rank('{0, 0.1, 0.5, 1}', s.document, ${wordsOf(ranking)}, 1)`
  const { rows } = await sql<FoundRow>`
    with ${foundTitles(wanted)}, weighed as (
      select s.title_id, s.popularity, s.document @@ ${name} as is_exact, (count(*) over ())::int as total,
        ${rank} + 0.35 * ln(1 + greatest(s.popularity, 0)) + (case when s.year = ${year}::smallint then 9 else 0 end)
          + (case when s.document @@ ${name} then 8 when strpos(s.names, ${`|${normalised} `}) > 0 then 2
              when strpos(s.names, ${` ${normalised}|`}) > 0 then 2 when strpos(s.names, ${`|${normalised}`}) > 0 then 1.5 else 0 end) as weight
      from found join title_search s on s.title_id = found.id
      order by weight desc, s.popularity desc, s.title_id desc limit ${limit} offset ${offset}
    )
    select w.title_id as id, w.is_exact, w.total,
      case when row_number() over best = 1 then (select tsvector_to_array(s.document) from title_search s where s.title_id = w.title_id) end as words
    from weighed w window best as (order by w.weight desc, w.popularity desc, w.title_id desc) order by w.weight desc, w.popularity desc, w.title_id desc`.execute(
    db,
  )
  return toFound(rows)
}

/** The table `found` of a statement. Whatever could add nothing that matters is not looked for. */
function foundTitles({
  normalised,
  ways: [widest, typed],
  broad,
  ranking,
  year,
  onlyYear,
  candidates,
}: Wanted): RawBuilder<unknown> {
  const only = onlyYear === null ? undefined : mark(`~y${onlyYear}`)
  const find = (
    words: RawBuilder<unknown>,
    endings: RawBuilder<unknown>,
    steps: number[],
    most: number,
  ) =>
    sql`select title_candidates(${only ? sql`${words} && ${only}` : words}, ${endings}, ${steps}::int[], ${most})`
  const stepsOf = ({ isSingle }: Pick<Way, 'isSingle'>) => (isSingle ? TITLE_STEPS : LAST_STEP)
  const findWay = ({ words, endings, isSingle }: Way) =>
    find(wordsOf(words), wordsOf(endings), stepsOf({ isSingle }), candidates)
  const parts = [
    sql`select id from widest`,
    ...(typed ? [sql`${findWay(typed)} where (select count(*) from widest) >= ${candidates}`] : []),
    ...(year !== null && widest
      ? [
          find(
            sql`${wordsOf(widest.words)} && ${mark(`~y${year}`)}`,
            wordsOf(widest.endings),
            LAST_STEP,
            candidates,
          ),
        ]
      : []),
    ...(ranking === '' && only ? [find(only, only, TITLE_STEPS, candidates)] : []),
    ...(normalised === ''
      ? []
      : [find(nameMark(normalised), nameMark(normalised), [], EXACT_NAMES)]),
    // Not by the index: it would collect every title with a word that begins so.
    ...(broad === undefined
      ? []
      : [
          sql`select s.title_id from (${find(wordsOf(broad.words), wordsOf(broad.words), stepsOf(broad), BROAD_CANDIDATES)} where (select count(*) from widest) < ${ENOUGH}) c (id)
      join title_search s on s.title_id = c.id where (s.document @@ ${wordsOf(ranking)}) is true`,
        ]),
  ]
  return sql`widest (id) as materialized (${widest ? findWay(widest) : NO_IDS}), found (id) as materialized (${sql.join(parts, sql` union `)})`
}

export async function searchPersonIds(db: Database, wanted: Wanted): Promise<FoundIds> {
  const { normalised, ways, ranking, candidates, limit, offset } = wanted
  if (ranking === '') return toFound([])
  const [widest, typed] = ways
  const findWay = ({ words, endings, isSingle }: Way) =>
    sql`select person_candidates(${wordsOf(words)}, ${wordsOf(endings)}, ${isSingle ? PERSON_STEPS : LAST_STEP}::int[], ${candidates})`
  const found = [
    sql`select id from widest`,
    ...(typed ? [sql`${findWay(typed)} where (select count(*) from widest) >= ${candidates}`] : []),
  ]
  const { rows } = await sql<FoundRow>`
    with widest (id) as materialized (${widest ? findWay(widest) : NO_IDS}), found (id) as materialized (${sql.join(found, sql` union `)}), best as (
      select p.id, p.popularity, p.search_document, p.name, (count(*) over ())::int as total,
        4 * ts_rank(p.search_document, ${wordsOf(ranking)}, 1) + 0.35 * ln(1 + greatest(p.popularity, 0)) as weight
      from found join people p on p.id = found.id order by weight desc limit ${offset + limit + NAMES_COMPARED}
    ), measured as (select *, normalise_name(name) as normalised from best)
    select id, normalised = ${normalised} as is_exact, total, tsvector_to_array(search_document) as words
    from measured
    order by weight + (case when normalised = ${normalised} then 8 when starts_with(normalised, ${normalised}) then 1.5 else 0 end) desc, popularity desc, id desc
    limit ${limit} offset ${offset}`.execute(db)
  return toFound(rows)
}

/** Names of people are compared only for so many more than shown: normalising a name costs more than ranking it. */
const NAMES_COMPARED = 40

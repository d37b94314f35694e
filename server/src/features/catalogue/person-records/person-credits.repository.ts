import { personCreditList } from '@mediatheque/contract/catalogue/person-records/person-credits.list.ts'
import type { PersonCreditsQuery } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Credits } from '../../../platform/database/types.generated.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  listedRows,
  type ListSql,
  literally,
  narrowRows,
} from '../../../platform/database/list-rows.ts'
import { pageOfRows, type RowPage } from '../../../platform/http/pagination.ts'

export interface PersonCreditRow {
  readonly id: number
  readonly title_id: number
  readonly version: number
  readonly name: string
  readonly year: number | null
  readonly type: string
  readonly poster_url: string | null
  readonly season: number | null
  readonly episode: number | null
  readonly department: string
  readonly job: string | null
  readonly character: string | null
}

/** What is read beside each credit before it is known which of them a page shows: some people have thousands. */
type Depth = 'credits' | 'titles' | 'names'

const NAME = sql<string | null>`lower(coalesce(tr.name, t.name)) collate "C"`

interface Identified {
  readonly id: number
}

interface Reading {
  readonly language: Language
  /** Those that the words of a search are in; undefined: nothing is searched for. */
  readonly found: readonly number[] | undefined
}

/** Of one person, found by the index of theirs. */
function sourceOf(
  db: Database,
  { person_id: personId }: PersonCreditsQuery,
  { language, found, depth }: Reading & { readonly depth: Depth },
): ListSql<typeof personCreditList, Identified> {
  const theirs = found
    ? sql`id = any (${found}::bigint[]) and person_id = ${personId}`
    : sql`person_id = ${personId}`
  const credits = db
    // Read first, as a step of its own: a planner that walks titles in their order instead meets few of them there. In the
    // order of titles, so that what is looked up of these lies beside what was looked up before.
    .selectFrom(
      sql<
        Selectable<Credits>
      >`(select * from credits where ${theirs} order by title_id offset 0)`.as('c'),
    )
    .select('c.id')
  const titles = credits.innerJoin('titles as t', 't.id', 'c.title_id')
  const names = titles.leftJoin('title_translations as tr', (join) =>
    join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language),
  )
  return {
    rows: { credits, titles, names }[depth] as never,
    id: sql<number>`c.id`,
    orders: {
      title: NAME,
      year: { nullable: sql`t.year` },
    },
    filters: { department: sql`c.department` },
  }
}

export async function listCreditsOfPerson(
  db: Database,
  { query: words, ...query }: PersonCreditsQuery,
  language: Language,
): Promise<RowPage<PersonCreditRow>> {
  const found = words ? await findByWords(db, query.person_id, { words, language }) : undefined
  const counting = countCredits(db, query, { language, found })
  const page = await orderInHalves(db, query, { reading: { language, found }, counting })
  const rows = await readCredits(
    db,
    page.data.map(({ id }) => id),
    language,
  )
  return { ...page, data: rows }
}

/** What a page is ordered by, as the database tells it. */
interface Placed extends Identified {
  readonly key: string | number | null
}

/** Every title has to be looked up before one is the first: every other one of them beside the rest. */
async function orderInHalves(
  db: Database,
  query: Omit<PersonCreditsQuery, 'query'>,
  { reading, counting }: { readonly reading: Reading; readonly counting: Promise<number> },
): Promise<RowPage<Identified>> {
  const by = query.orderBy ?? personCreditList.order.by
  const direction = query.orderDir ?? (query.orderBy ? 'asc' : personCreditList.order.direction)
  const isByName = by === 'title'
  const key: RawBuilder<string | number | null> = isByName ? NAME : sql`t.year`
  const source = sourceOf(db, query, { ...reading, depth: isByName ? 'names' : 'titles' })
  const last = query.page * query.perPage + 1
  const walk = (half: number) =>
    listedRows(personCreditList, source, query)
      .where(sql<boolean>`c.title_id % 2 = ${half}`)
      .select(key.as('key'))
      .limit(last)
      .execute() as Promise<Placed[]>
  const [even, odd, total] = await Promise.all([walk(0), walk(1), counting])
  const placed = [...even, ...odd].toSorted(comparePlaces(direction === 'desc' ? -1 : 1))
  return pageOfRows(query, placed.slice((query.page - 1) * query.perPage, last), total)
}

/** Nothing comes last in both directions. */
const comparePlaces = (way: 1 | -1) => (one: Placed, other: Placed) => {
  if (one.key === null || other.key === null)
    return Number(one.key === null) - Number(other.key === null) || way * (one.id - other.id)
  return way * (compareKeys(one.key, other.key) || one.id - other.id)
}

const compareKeys = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareBytes(String(one), String(other))

/** As the database compares texts in the order of their letters' numbers. */
const compareBytes = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))

/** In the name of the title, in the reader's language too, or in what they did in it: three walks beside each other. */
async function findByWords(
  db: Database,
  personId: number,
  { words, language }: { readonly words: string; readonly language: Language },
): Promise<number[]> {
  const like = `%${literally(words)}%`
  // All titles at once, in one walk of each index, rather than one by one.
  const theirs = sql`any (array(select title_id from credits where person_id = ${personId}))`
  const ofTitles = (titles: RawBuilder<unknown>) =>
    sql<Identified>`select id from credits where person_id = ${personId} and title_id in (${titles})`
  const found = await Promise.all(
    [
      ofTitles(sql`select id from titles where id = ${theirs} and name ilike ${like}`),
      ofTitles(sql`select title_id from title_translations
        where title_id = ${theirs} and language = ${language} and name ilike ${like}`),
      sql<Identified>`select id from credits
        where person_id = ${personId} and (character ilike ${like} or job ilike ${like})`,
    ].map((query) => query.execute(db)),
  )
  return [...new Set(found.flatMap(({ rows }) => rows.map(({ id }) => id)))]
}

/** Without looking at their titles. */
async function countCredits(
  db: Database,
  query: PersonCreditsQuery,
  reading: Reading,
): Promise<number> {
  const source = sourceOf(db, query, { ...reading, depth: 'credits' })
  const { count } = await narrowRows(personCreditList, source, query)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** In the order of the ids. */
async function readCredits(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<PersonCreditRow[]> {
  if (ids.length === 0) return []
  const { rows } =
    await sql<PersonCreditRow>`select c.id, c.title_id, t.version, t.year, t.type, t.poster_url,
      c.department, c.job, c.character, coalesce(tr.name, t.name) as name, e.episode_number as episode,
      (select s.number from seasons s where s.id = coalesce(e.season_id, c.season_id)) as season
    from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, place)
    join credits c on c.id = wanted.id
    join titles t on t.id = c.title_id
    left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    left join episodes e on e.id = c.episode_id
    order by wanted.place`.execute(db)
  return rows
}

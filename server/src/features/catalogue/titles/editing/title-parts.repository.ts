import type { TitleField } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { isAny } from '../imported-parts.batch.repository.ts'

interface Named {
  readonly id: number
  readonly name: string
}
interface Coded {
  readonly code: string
  readonly name: string
}

/** The sets that belong to a title. */
export interface TitleParts {
  readonly id: number
  readonly version: number
  readonly genres: readonly Named[]
  readonly keywords: readonly Named[]
  readonly countries: readonly Coded[]
  readonly languages: readonly Coded[]
  readonly locks: readonly TitleField[]
}

const ofName = (language: Language, alias: string) =>
  sql.ref(`${alias}.${language === 'fr' ? 'name_fr' : 'name'}`)

/** Genres and countries by name, languages in their order. */
export async function findTitleParts(
  db: Database,
  id: number,
  language: Language,
): Promise<TitleParts | undefined> {
  const name = (alias: string) => ofName(language, alias)
  const { rows } = await sql<TitleParts>`select t.id, t.version,
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', ${name('g')}) order by lower(${name('g')})), '[]')
        from title_genres x join genres g on g.id = x.genre_id where x.title_id = t.id) as genres,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) order by lower(k.name), k.name), '[]')
        from title_keywords x join keywords k on k.id = x.keyword_id where x.title_id = t.id) as keywords,
      (select coalesce(jsonb_agg(jsonb_build_object('code', btrim(c.code), 'name', ${name('c')}) order by lower(${name('c')})), '[]')
        from title_countries x join countries c on c.code = x.country_code where x.title_id = t.id) as countries,
      (select coalesce(jsonb_agg(jsonb_build_object('code', u.code, 'name', coalesce(${name('l')}, u.code)) order by u.place), '[]')
        from unnest(t.spoken_languages) with ordinality u (code, place) left join languages l on l.code = u.code) as languages,
      array(select l.field from title_locks l where l.title_id = t.id order by 1) as locks
    from titles t where t.id = ${id}`.execute(db)
  return rows[0]
}

/** Which of these genres there are. */
export async function findGenreIds(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('genres')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which of these codes there are. */
export async function findCodes(
  db: Database,
  table: 'countries' | 'languages',
  codes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`select btrim(code) as code from ${sql.table(table)}
    where btrim(code) = any (${[...codes]}::text[])`.execute(db)
  return new Set(rows.map(({ code }) => code))
}

/** @returns whether it was another order or other languages */
export const setLanguages = (tx: Database, id: number, codes: readonly string[]) =>
  isAny(
    tx,
    sql`update titles set spoken_languages = ${[...codes]}::text[]
      where id = ${id} and spoken_languages is distinct from ${[...codes]}::text[] returning 1`,
  )

export const setGenres = (tx: Database, id: number, ids: readonly number[]) =>
  setMembers(tx, id, ['title_genres', 'genre_id'], sql`unnest(${[...ids]}::bigint[])`)

export const setCountries = (tx: Database, id: number, codes: readonly string[]) =>
  setMembers(tx, id, ['title_countries', 'country_code'], sql`unnest(${[...codes]}::char(2)[])`)

/** Keywords that are not there yet are made. */
export async function setKeywords(
  tx: Database,
  id: number,
  keywords: readonly { readonly slug: string; readonly name: string }[],
): Promise<boolean> {
  await sql`insert into keywords (slug, name)
      select k.slug, k.name from jsonb_to_recordset(${JSON.stringify(keywords)}::jsonb) as k (slug text, name text)
      order by k.slug on conflict (slug) do nothing`.execute(tx)
  const slugs = keywords.map(({ slug }) => slug)
  const { rows } = await sql<{ id: number }>`select id from keywords
    where slug = any (${slugs}::text[])`.execute(tx)
  const ids = rows.map((row) => row.id)
  return setMembers(tx, id, ['title_keywords', 'keyword_id'], sql`unnest(${ids}::bigint[])`)
}

/** @returns whether one came or went */
async function setMembers(
  tx: Database,
  id: number,
  [table, column]: readonly [table: string, column: string],
  wanted: ReturnType<typeof sql>,
): Promise<boolean> {
  const [name, value] = [sql.table(table), sql.ref(column)]
  const removed = await isAny(
    tx,
    sql`delete from ${name} where title_id = ${id} and ${value} not in (select ${wanted}) returning 1`,
  )
  const added = await isAny(
    tx,
    sql`insert into ${name} (title_id, ${value}) select distinct ${id}::bigint, w from (select ${wanted} as w) x
      on conflict do nothing returning 1`,
  )
  return removed || added
}

import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/**
 * What belongs to a title as sets, written by imports of single works. Each says whether something differs; where it is
 * locked nothing is written. An empty set is one that the source does not know.
 */

interface Named {
  readonly slug: string
  readonly name: string
}

export interface WorkCredit {
  readonly personId: number
  readonly department: string
  readonly job: string | null
  readonly character: string | null
}

export async function writeLanguages(
  tx: Database,
  id: number,
  codes: readonly string[],
  isLocked: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ codes: string[] }>`
    select array(select l.code from languages l where l.code = any (${[...codes]}::text[])
      order by array_position(${[...codes]}::text[], l.code)) as codes`.execute(tx)
  const known = rows[0]!.codes
  if (known.length === 0) return false
  const differs = sql`id = ${id} and spoken_languages is distinct from ${known}::text[]`
  if (isLocked) return isAny(tx, sql`select 1 from titles where ${differs}`)
  return isAny(
    tx,
    sql`update titles set spoken_languages = ${known}::text[] where ${differs} returning 1`,
  )
}

export function writeCountries(
  tx: Database,
  id: number,
  codes: readonly string[],
  isLocked: boolean,
): Promise<boolean> {
  const wanted = sql`select c.code as value from countries c where c.code::text = any (${[...codes]}::text[])`
  return writeSet(tx, { id, isLocked, table: 'title_countries', column: 'country_code', wanted })
}

export async function writeGenres(
  tx: Database,
  id: number,
  genres: readonly Named[],
  isLocked: boolean,
): Promise<boolean> {
  if (genres.length === 0) return false
  if (isLocked)
    return hasOtherSlugs(
      tx,
      { id, table: 'genres', of: 'title_genres', column: 'genre_id' },
      genres,
    )
  await sql`insert into genres (slug, name, name_fr)
      select g.slug, g.name, g.name from jsonb_to_recordset(${JSON.stringify(genres)}::jsonb) as g (slug text, name text)
      on conflict (slug) do nothing`.execute(tx)
  const slugs = genres.map(({ slug }) => slug)
  const wanted = sql`select g.id as value from genres g where g.slug = any (${slugs}::text[])`
  return writeSet(tx, { id, isLocked, table: 'title_genres', column: 'genre_id', wanted })
}

export async function writeKeywords(
  tx: Database,
  id: number,
  keywords: readonly Named[],
  isLocked: boolean,
): Promise<boolean> {
  if (keywords.length === 0) return false
  if (isLocked)
    return hasOtherSlugs(
      tx,
      { id, table: 'keywords', of: 'title_keywords', column: 'keyword_id' },
      keywords,
    )
  await sql`insert into keywords (slug, name)
      select k.slug, k.name from jsonb_to_recordset(${JSON.stringify(keywords)}::jsonb) as k (slug text, name text)
      order by k.slug on conflict (slug) do nothing`.execute(tx)
  const slugs = keywords.map(({ slug }) => slug)
  const wanted = sql`select k.id as value from keywords k where k.slug = any (${slugs}::text[])`
  return writeSet(tx, { id, isLocked, table: 'title_keywords', column: 'keyword_id', wanted })
}

/** Those that are not there yet are no rows to compare with. */
async function hasOtherSlugs(
  tx: Database,
  {
    id,
    table,
    of,
    column,
  }: { id: number; table: 'genres' | 'keywords'; of: string; column: string },
  named: readonly Named[],
): Promise<boolean> {
  const { rows } = await sql<{ slug: string }>`select v.slug from ${sql.table(of)} x
    join ${sql.table(table)} v on v.id = x.${sql.ref(column)} where x.title_id = ${id}`.execute(tx)
  const known = new Set(rows.map(({ slug }) => slug))
  return known.size !== named.length || named.some(({ slug }) => !known.has(slug))
}

interface SetOfTitle {
  readonly id: number
  readonly isLocked: boolean
  readonly table: 'title_countries' | 'title_genres' | 'title_keywords'
  readonly column: string
  /** Its column is called `value`. */
  readonly wanted: ReturnType<typeof sql>
}

async function writeSet(
  tx: Database,
  { id, isLocked, table, column, wanted }: SetOfTitle,
): Promise<boolean> {
  const [name, value] = [sql.table(table), sql.ref(column)]
  if (!(await isAny(tx, sql`${wanted} limit 1`))) return false
  const missing = sql`select ${id}::bigint, w.value from (${wanted}) w
    where not exists (select 1 from ${name} x where x.title_id = ${id} and x.${value} = w.value)`
  const superfluous = sql`title_id = ${id} and ${value} not in (${wanted})`
  if (isLocked)
    return isAny(
      tx,
      sql`(${missing}) union all (select title_id, ${value} from ${name} where ${superfluous})`,
    )
  const removed = await isAny(tx, sql`delete from ${name} where ${superfluous} returning 1`)
  const added = await isAny(
    tx,
    sql`insert into ${name} (title_id, ${value}) ${missing} on conflict do nothing returning 1`,
  )
  return removed || added
}

/** Credits of the title itself. Of people whom imports of this source entered, those go that the work has no more. */
export async function writeCredits(
  tx: Database,
  id: number,
  { credits, peopleOf }: { readonly credits: readonly WorkCredit[]; readonly peopleOf: string },
  isLocked: boolean,
): Promise<boolean> {
  if (credits.length === 0) return false
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(credits.map((credit, position) => ({ ...credit, position })))}::jsonb)
    as w ("personId" bigint, department text, job text, character text, position integer)`
  const same = sql`c.person_id = w."personId" and c.department = w.department
    and c.job is not distinct from w.job and c.character is not distinct from w.character`
  const ownOf = sql`c.title_id = ${id} and c.season_id is null and c.episode_id is null`
  const superfluous = sql`${ownOf} and not exists (select 1 from ${wanted} where ${same})
    and exists (select 1 from people p where p.id = c.person_id and p.import_key like ${`${peopleOf}:%`})`
  const missing = sql`select ${id}::bigint, w."personId", w.department, w.job, w.character, min(w.position) from ${wanted}
    where not exists (select 1 from credits c where ${ownOf} and ${same})
    group by w."personId", w.department, w.job, w.character`
  if (isLocked)
    return (
      (await isAny(tx, sql`${missing} limit 1`)) ||
      isAny(tx, sql`select 1 from credits c where ${superfluous} limit 1`)
    )
  const removed = await isAny(tx, sql`delete from credits c where ${superfluous} returning 1`)
  const added = await isAny(
    tx,
    sql`insert into credits (title_id, person_id, department, job, character, position) ${missing}
      on conflict do nothing returning 1`,
  )
  return removed || added
}

export async function isAny(tx: Database, query: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await query.execute(tx)
  return rows.length > 0
}

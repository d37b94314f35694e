import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listFilledRanges } from '../../../platform/database/filled-ranges.ts'
import type { SitemapRange } from '../../../platform/sitemap.ts'

export interface CreditedTitleRow {
  id: number
  name: string
  year: number | null
  type: string
  poster: string | null
}

export interface PersonCardRow {
  id: number
  name: string
  poster_url: string | null
  department: string | null
  title: CreditedTitleRow | null
}

/** Of a title `t` with its translation `tr`. */
export const titleJson = sql`json_build_object('id', t.id, 'name', coalesce(tr.name, t.name), 'year', t.year, 'type', t.type, 'poster', t.poster_url)`

/** Cards of these people, in their order, each with the work it is best known for. */
export async function listPersonCardsByIds(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<PersonCardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<PersonCardRow>`
    select p.id, p.name, p.poster_url, coalesce(p.known_for, best.department) as department, best.title
    from unnest(${ids}::bigint[]) with ordinality wanted (id, place)
    join people p on p.id = wanted.id
    left join lateral (
      select c.department, ${titleJson} as title
      from credits c join titles t on t.id = c.title_id
      left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
      where c.id = best_credit_of(p.id)) best on true
    order by wanted.place`.execute(db)
  return rows
}

export interface PersonRow {
  id: number
  name: string
  poster_url: string | null
  biography: string | null
  birth_date: string | null
  death_date: string | null
  birthplace: string | null
  /** A department, where somebody said so. */
  known_for: string | null
  images: {
    id: number
    url: string
    kind: 'poster' | 'backdrop' | 'still' | 'portrait'
    width: number | null
    height: number | null
  }[]
  external_ids: Record<string, string>
}

export async function findPersonRow(
  db: Database,
  id: number,
  language: Language,
): Promise<PersonRow | undefined> {
  const biography =
    language === 'fr' ? sql`coalesce(p.biography_fr, p.biography)` : sql`p.biography`
  const { rows } = await sql<PersonRow>`
    select p.id, p.name, p.poster_url, ${biography} as biography, p.birth_date, p.death_date, p.birthplace, p.known_for,
      coalesce((select json_agg(x) from (select i.id, i.url, i.kind, i.width, i.height from images i where i.person_id = p.id order by i.position, i.id limit 60) x), '[]') as images,
      coalesce((select json_object_agg(e.provider, e.value) from person_external_ids e where e.person_id = p.id), '{}') as external_ids
    from people p where p.id = ${id}`.execute(db)
  return rows[0]
}

export interface NamedPersonRow {
  id: number
  name: string
}

/** The best known person of exactly this name, in normalised spelling. */
export async function findPersonByName(
  db: Database,
  name: string,
): Promise<NamedPersonRow | undefined> {
  const { rows } = await sql<NamedPersonRow>`
    select id, name from people where normalise_name(name) collate "C" = normalise_name(${name}) collate "C"
    order by popularity desc, id limit 1`.execute(db)
  return rows[0]
}

export async function listPopularPersonIds(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export const listFilledPersonRanges = (db: Database, size: number) =>
  listFilledRanges(db, { table: sql`people r`, size })

/** What addresses of people are made of. */
export function listPersonAddressRows(db: Database, { from, before, limit }: SitemapRange) {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'updated_at'])
    .where('id', '>=', from)
    .where('id', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute()
}

import {
  CREDITS_PER_PAGE,
  FIRST_CREDITS,
} from '@mediatheque/contract/catalogue/people/filmography.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { type CreditedTitleRow, titleJson } from './people.repository.ts'

export interface PersonCreditRow {
  department: string
  job: string | null
  character: string | null
  episodes_count: number
  title: CreditedTitleRow
}

export interface KindCount {
  type: string
  count: number
}

export interface FilmographyRow {
  /** Works of each department and kind. */
  counts: (KindCount & { department: string })[]
  /** Titles of each kind, most first. */
  kinds: KindCount[]
  /** The best known titles. */
  best: number[]
  /** The newest works of each department. */
  credits: PersonCreditRow[]
}

/** What somebody did, with where each line stands in its department; parts in several episodes of a title are one line. */
const linesOf = (personId: number, narrowed: RawBuilder<unknown> = sql`true`) => sql`
  select c.title_id, c.department, c.job, c.character, c.episodes_count, t.type, t.popularity, t.year,
    row_number() over (partition by c.department
      order by t.year desc nulls last, t.popularity desc, t.id, c.job nulls first) as place
  from (
    select title_id, department, job, max(character) as character, count(distinct episode_id)::int as episodes_count
    from credits where person_id = ${personId} group by title_id, department, job) c
  join titles t on t.id = c.title_id where ${narrowed}`

const creditColumns = sql`l.department, l.job, l.character, l.episodes_count, ${titleJson} as title`

const titleOfLine = (language: Language) => sql`join titles t on t.id = l.title_id
  left join title_translations tr on tr.title_id = t.id and tr.language = ${language}`

/** What a person did: how much of it there is, and the newest of each department, in one look at it. */
export async function findFilmography(
  db: Database,
  personId: number,
  { language, known }: { language: Language; known: number },
): Promise<FilmographyRow> {
  const { rows } = await sql<FilmographyRow>`
    with lines as materialized (${linesOf(personId)})
    select
      coalesce((select json_agg(x) from (
        select department, type, count(*) as count from lines group by department, type
        order by count desc, type) x), '[]') as counts,
      coalesce((select json_agg(x) from (
        select type, count(distinct title_id) as count from lines group by type
        order by count desc, type) x), '[]') as kinds,
      coalesce((select json_agg(x.title_id) from (
        select title_id from lines group by title_id, popularity, year
        order by popularity desc, year desc nulls last, title_id limit ${known}) x), '[]') as best,
      coalesce((select json_agg(x order by x.place) from (
        select l.place, ${creditColumns} from lines l ${titleOfLine(language)}
        where l.place <= ${FIRST_CREDITS}) x), '[]') as credits`.execute(db)
  return rows[0]!
}

export interface CreditsWanted {
  department: string
  type?: string | undefined
  page: number
}

/** A page of what a person did in a department, newest first, of all titles or of those of a kind. */
export async function listCreditsOfDepartment(
  db: Database,
  personId: number,
  language: Language,
  { department, type, page }: CreditsWanted,
): Promise<PersonCreditRow[]> {
  const ofType = type === undefined ? sql`` : sql`and t.type = ${type}`
  const { rows } = await sql<PersonCreditRow>`
    select ${creditColumns}
    from (${linesOf(personId, sql`c.department = ${department} ${ofType}`)}) l ${titleOfLine(language)}
    where l.place > ${(page - 1) * CREDITS_PER_PAGE} and l.place <= ${page * CREDITS_PER_PAGE}
    order by l.place`.execute(db)
  return rows
}

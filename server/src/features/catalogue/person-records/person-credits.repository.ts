import { personCreditList } from '@mediatheque/contract/catalogue/person-records/person-credits.list.ts'
import type { PersonCreditsQuery } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listedRows, type ListSql, literally } from '../../../platform/database/list-rows.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

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

/** Of one person: some thousands at most, found by the index of theirs. */
function sourceOf(
  db: Database,
  personId: number,
  language: Language,
): ListSql<typeof personCreditList, PersonCreditRow> {
  const name = sql<string>`coalesce(tr.name, t.name)`
  const rows = db
    .selectFrom('credits as c')
    .innerJoin('titles as t', 't.id', 'c.title_id')
    .leftJoin('title_translations as tr', (join) =>
      join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language),
    )
    .leftJoin('episodes as e', 'e.id', 'c.episode_id')
    .leftJoin('seasons as s', 's.id', sql<number>`coalesce(e.season_id, c.season_id)` as never)
    .select(['c.id', 'c.title_id', 't.version', 't.year', 't.type', 't.poster_url'])
    .select(['c.department', 'c.job', 'c.character', 's.number as season'])
    .select('e.episode_number as episode')
    .select(name.as('name'))
    .where('c.person_id', '=', personId)
  return {
    rows: rows as never,
    id: sql<number>`c.id`,
    search: (words) => {
      const like = `%${literally(words)}%`
      return sql`(t.name ilike ${like} or tr.name ilike ${like} or c.character ilike ${like} or c.job ilike ${like})`
    },
    orders: { title: sql`lower(${name})`, year: { nullable: sql`t.year` } },
    filters: { department: sql`c.department` },
  }
}

export const listCreditsOfPerson = (
  db: Database,
  query: PersonCreditsQuery,
  language: Language,
): Promise<RowPage<PersonCreditRow>> =>
  paginate(db, query, listedRows(personCreditList, sourceOf(db, query.person_id, language), query))

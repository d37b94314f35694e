import { personCreditList } from '@mediatheque/contract/catalogue/person-records/person-credits.list.ts'
import type { PersonCreditsQuery } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { type Selectable, sql } from 'kysely'
import type { Credits } from '../../../platform/database/types.generated.ts'
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
    // Read first, as a step of its own: a planner that walks titles in their order instead meets few of them there.
    .selectFrom(
      sql<Selectable<Credits>>`(select * from credits where person_id = ${personId} offset 0)`.as(
        'c',
      ),
    )
    .innerJoin('titles as t', 't.id', 'c.title_id')
    .leftJoin('title_translations as tr', (join) =>
      join.onRef('tr.title_id', '=', 't.id').on('tr.language', '=', language),
    )
    .select(['c.id', 'c.title_id', 't.version', 't.year', 't.type', 't.poster_url'])
    .select(['c.department', 'c.job', 'c.character'])
    // Looked up for the rows that are shown, not for those that are put in order.
    .select([
      sql<number | null>`(select s.number from seasons s where s.id = coalesce(
        (select e.season_id from episodes e where e.id = c.episode_id), c.season_id))`.as('season'),
      sql<number | null>`(select e.episode_number from episodes e where e.id = c.episode_id)`.as(
        'episode',
      ),
    ])
    .select(name.as('name'))
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

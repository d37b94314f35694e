import { isPersonField } from '@mediatheque/contract/catalogue/people/person-fields.ts'
import type { PersonBelongings } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { personRecordList } from '@mediatheque/contract/catalogue/person-records/person-records.list.ts'
import type { PersonRecordsQuery } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { sql } from 'kysely'
import {
  type BoundedListSql,
  findAllBounded,
  findBoundedPage,
} from '../../../platform/database/bounded-lists.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'

/** What the words of the search found; undefined: there are none. */
type Found = readonly number[] | undefined

const sourceOf = (found: Found): BoundedListSql<typeof personRecordList> => ({
  table: 'people',
  found,
  orders: {
    id: sql`t.id`,
    name: sql`normalise_name(t.name) collate "C"`,
    birth_date: { nullable: sql`t.birth_date` },
    popularity: sql`t.popularity`,
    updated_at: sql`t.updated_at`,
  },
  filters: {
    department: ({ value }) => sql`t.departments && ${value}::text[]`,
    poster: ({ value }) => sql`t.poster_url is ${sql.raw(value ? 'not null' : 'null')}`,
    credited: ({ value }) => sql`t.departments ${sql.raw(value ? '<>' : '=')} '{}'`,
    locked: ({ value }) => sql`t.locks ${sql.raw(value ? '<>' : '=')} '{}'`,
    birth_date: sql`t.birth_date`,
  },
  walked: (order) => [order],
})

/** A page of ids: their records are read for these alone. */
export const findPersonRecordPage = (
  db: Database,
  found: Found,
  query: PersonRecordsQuery,
): Promise<RowPage<number>> => findBoundedPage(db, personRecordList, sourceOf(found), query)

export const findAllPersonRecords = (
  db: Database,
  found: Found,
  query: PersonRecordsQuery,
): Promise<readonly number[]> => findAllBounded(db, personRecordList, sourceOf(found), query)

export interface PersonRecordRow {
  id: number
  version: number
  name: string
  poster_url: string | null
  known_for: string | null
  credits_count: number
  birth_date: string | null
  death_date: string | null
  birthplace: string | null
  popularity: number
  locks: string[]
  created_at: Date
  updated_at: Date
}

/**
 * In the order of the ids.
 * @param together so many in one statement, others in one beside it: all credits of each are looked at
 */
export async function readPersonRecords(
  db: Database,
  ids: readonly number[],
  together = Math.max(1, ids.length),
): Promise<PersonRecordRow[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / together) }, (_, part) =>
    readSome(db, ids.slice(part * together, (part + 1) * together)),
  )
  return (await Promise.all(parts)).flat()
}

async function readSome(db: Database, ids: readonly number[]): Promise<PersonRecordRow[]> {
  const { rows } = await sql<PersonRecordRow>`select p.id, p.version, p.name, p.poster_url,
      coalesce(p.known_for, case when cardinality(p.departments) = 1 then p.departments[1]
        else (select c.department from credits c where c.id = best_credit_of(p.id)) end) as known_for,
      (select count(*)::int from credits c where c.person_id = p.id) as credits_count,
      p.birth_date::text, p.death_date::text, p.birthplace, p.popularity, p.locks, p.created_at, p.updated_at
    from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, place) join people p on p.id = wanted.id
    order by wanted.place`.execute(db)
  return rows.map((row) => ({ ...row, locks: row.locks.filter(isPersonField) }))
}

/** How much goes with these people. */
export async function countPersonBelongings(
  db: Database,
  ids: readonly number[],
): Promise<PersonBelongings> {
  const these = sql`= any (${[...ids]}::bigint[])`
  const { rows } = await sql<PersonBelongings>`select
    (select count(*)::int from credits where person_id ${these}) as credits,
    (select count(distinct title_id)::int from credits where person_id ${these}) as titles,
    (select coalesce(sum(followers_count), 0)::int from follow_counts where kind = 'person' and item_id ${these}) as followers,
    (select count(*)::int from images where person_id ${these}) as images,
    (select count(distinct channel_id)::int from channel_items where item_type = 'person' and item_id ${these}) as channels`.execute(
    db,
  )
  return rows[0]!
}

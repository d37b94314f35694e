import type {
  ArtworkKind,
  ArtworkSubject,
} from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export type RecordKind = Exclude<ArtworkKind, 'site'>

interface DrawnRecord {
  readonly id: number
  readonly type: string
  readonly year: number | null
  /** Its own, then those in the languages of readers. */
  readonly names: readonly string[]
  readonly season?: number
  readonly episode?: number
}

const RECORDS: Record<RecordKind, RawBuilder<unknown>> = {
  title: sql`select t.id, t.type, t.year, t.name || array(select tr.name from title_translations tr
    where tr.title_id = t.id and tr.name is not null order by tr.language) as names from titles t where t.id =`,
  // The face of both is that of the series.
  season: sql`select t.id, t.type, t.year, array[t.name] as names, s.id as season
    from seasons s join titles t on t.id = s.title_id where s.id =`,
  episode: sql`select t.id, t.type, t.year, array[e.name] as names, e.id as episode
    from episodes e join titles t on t.id = e.title_id where e.id =`,
  person: sql`select p.id, 'person' as type, null::smallint as year, array[p.name] as names from people p where p.id =`,
  channel: sql`select c.id, 'channel' as type, null::smallint as year, array_remove(array[c.name, c.name_fr], null) as names
    from channels c where c.id =`,
}

/** What a record is drawn of, by primary key. */
export async function findDrawnRecord(
  db: Database,
  kind: RecordKind,
  id: number,
): Promise<DrawnRecord | undefined> {
  const { rows } = await sql<DrawnRecord>`${RECORDS[kind]} ${id}`.execute(db)
  return rows[0]
}

/** In one line, as addresses used to hold names. */
const inOneLine = (name: RawBuilder<unknown>) =>
  sql`btrim(regexp_replace(${name}, '\\s+', ' ', 'g'))`

/** Names were cut in addresses; `isCut` says that this may be the start of one. The index finds what begins alike. */
function isCalled(name: RawBuilder<unknown>, asked: string, isCut: boolean): RawBuilder<unknown> {
  const key = sql`normalise_name(${name}) collate "C"`
  return isCut
    ? sql`${key} >= normalise_name(${asked}) and ${key} < normalise_name(${asked}) || chr(1114111)
        and starts_with(${inOneLine(name)}, ${asked})`
    : sql`${key} = normalise_name(${asked}) and ${inOneLine(name)} = ${asked}`
}

interface Named {
  /** Of a title, else `person` or `channel`. */
  readonly type: string
  readonly name: string
  readonly year: number | null
  readonly isCut: boolean
}

/** The record that an address of the former kind, by name, was made for. */
export async function findDrawnByName(
  db: Database,
  { type, name, year, isCut }: Named,
): Promise<ArtworkSubject | undefined> {
  const query =
    type === 'person'
      ? sql`select id, name from people where ${isCalled(sql.ref('name'), name, isCut)} order by id limit 1`
      : type === 'channel'
        ? // The page of a channel that is narrowed (`Films: Horror`) was drawn under both names.
          sql`select id, called as name from channels, unnest(array[name, name_fr]) called
            where called = ${name} or starts_with(${name}, called || ': ') order by id limit 1`
        : sql`select id, name from titles where type = ${type} and year is not distinct from ${year}
            and ${isCalled(sql.ref('name'), name, isCut)} order by id limit 1`
  const { rows } = await sql<{ id: number; name: string }>`${query}`.execute(db)
  return rows[0] && { ...rows[0], type, year }
}

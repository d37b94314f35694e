import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { writeImportedLinks } from '../../links/links/imported-links.batch.repository.ts'
import { insertImportedPeople } from '../people/people.batch.repository.ts'
import {
  writeImportedCast,
  writeImportedTitles,
} from '../titles/imported-titles.batch.repository.ts'

/** A film of a batch with what the database cannot work out. */
export interface BatchRow {
  line: number
  name: string
  year: number | null
  overview: string | null
  poster: string | null
  imdb: string | null
  wikidata: string | null
  popularity: number
  cast: string[]
  genres: { slug: string; name: string }[]
  link: { url: string; normalised: string; hostId: number } | null
}

export interface BatchCounts {
  created: number
  updated: number
  skipped: number
}

/**
 * Writes one batch in a few statements over a temporary table. Fills in what is missing; never overwrites. Lines about
 * one film are written in rounds, in their order: the second has to find the first, and each is counted for itself.
 */
export async function writeBatch(
  tx: Database,
  type: string,
  rows: readonly BatchRow[],
): Promise<BatchCounts> {
  // One import writes at a time: two that add the same people in another order would lock each other out.
  await sql`select pg_advisory_xact_lock(hashtext('media-import'))`.execute(tx)
  const totals: BatchCounts = { created: 0, updated: 0, skipped: 0 }
  for (let waiting = rows; waiting.length > 0;) {
    await stage(tx, type, waiting)
    totals.skipped += await leaveOutWithdrawn(tx)
    await match(tx, type)
    const repeated = await putRepeatedLinesAside(tx)
    const counts = await writeStaged(tx, type)
    for (const key of ['created', 'updated', 'skipped'] as const) totals[key] += counts[key]
    waiting = waiting.filter(({ line }) => repeated.has(line))
  }
  return totals
}

async function writeStaged(tx: Database, type: string): Promise<BatchCounts> {
  await writeImportedTitles(tx, type)
  await insertImportedPeople(tx)
  await writeImportedCast(tx)
  await writeImportedLinks(tx)
  const { rows: counts } = await sql<BatchCounts>`
    select count(*) filter (where is_new)::int as created, count(*) filter (where not is_new and is_changed)::int as updated,
      count(*) filter (where not is_new and not is_changed)::int as skipped from import_rows`.execute(
    tx,
  )
  return counts[0] ?? { created: 0, updated: 0, skipped: 0 }
}

async function stage(tx: Database, type: string, rows: readonly BatchRow[]): Promise<void> {
  await sql`create temporary table if not exists import_rows (
    line integer primary key, name text not null, norm text not null, year integer, overview text, poster text, imdb text, wikidata text,
    popularity real not null, people jsonb not null, genres jsonb not null, link jsonb, import_key text not null,
    title_id bigint, is_new boolean not null default false, is_changed boolean not null default false) on commit delete rows`.execute(
    tx,
  )
  await sql`truncate import_rows`.execute(tx)
  // A name of signs only ("???") has no normalised form: it is told apart by itself.
  await sql`insert into import_rows (line, name, norm, year, overview, poster, imdb, wikidata, popularity, people, genres, link, import_key)
    select line, name, normalise_name(name), year, overview, poster, imdb, wikidata, popularity, "cast", genres, link,
      coalesce('imdb:' || imdb, 'wikidata:' || wikidata,
        ${type} || ':' || coalesce(nullif(normalise_name(name), ''), lower(name)) || ':' || coalesce(year::text, ''))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (line integer, name text, year integer, overview text, poster text, imdb text, wikidata text, popularity real, "cast" jsonb, genres jsonb, link jsonb)`.execute(
    tx,
  )
}

/** What was withdrawn or is hidden does not come in again this way; the keys are those of `withdrawal-keys.ts`. @returns how many lines */
async function leaveOutWithdrawn(tx: Database): Promise<number> {
  const { rows } = await sql`delete from import_rows r using withdrawals w
    where w.restored_at is null
      and w.keys && array_remove(array['import:' || r.import_key, 'imdb:' || r.imdb, 'wikidata:' || r.wikidata], null)
    returning r.line`.execute(tx)
  const hidden = await sql`delete from import_rows r using deleted_titles d
    where d.is_hidden and d.restored_at is null
      and d.keys && array_remove(array['import:' || r.import_key, 'imdb:' || r.imdb, 'wikidata:' || r.wikidata], null)
    returning r.line`.execute(tx)
  return rows.length + hidden.rows.length
}

/** By external id, else by the key of an earlier import, else by kind, name and year, unless another film's id forbids it. */
async function match(tx: Database, type: string): Promise<void> {
  await sql`update import_rows r set title_id = e.title_id from title_external_ids e where e.provider = 'imdb' and e.value = r.imdb`.execute(
    tx,
  )
  await sql`update import_rows r set title_id = e.title_id from title_external_ids e
    where r.title_id is null and e.provider = 'wikidata' and e.value = r.wikidata
      and not exists (select 1 from title_external_ids o where o.title_id = e.title_id and o.provider = 'imdb' and o.value <> r.imdb)`.execute(
    tx,
  )
  await sql`update import_rows r set title_id = t.id from titles t where r.title_id is null and t.import_key = r.import_key`.execute(
    tx,
  )
  // What went into another title is that one, however few numbers the line gives.
  await sql`update import_rows r set title_id = title_of_merged_key(r.import_key) where r.title_id is null`.execute(
    tx,
  )
  await sql`update import_rows r set title_id = found.id from import_rows s
    cross join lateral (
      select t.id from titles t
      where t.type = ${type} and normalise_name(t.name) collate "C" = s.norm and t.year is not distinct from s.year::smallint
        and (s.norm <> '' or lower(t.name) = lower(s.name))
        and (s.imdb is null or not exists (select 1 from title_external_ids e where e.title_id = t.id and e.provider = 'imdb' and e.value <> s.imdb))
      order by t.id limit 1) found
    where r.line = s.line and s.title_id is null`.execute(tx)
}

/** Takes out every line that may be about the film of an earlier line of the batch. @returns their line numbers */
async function putRepeatedLinesAside(tx: Database): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ line: number }>`
    delete from import_rows r using (
      select line, title_id, imdb, wikidata,
        row_number() over (partition by norm, year order by line) as by_name,
        row_number() over (partition by imdb order by line) as by_imdb,
        row_number() over (partition by wikidata order by line) as by_wikidata,
        row_number() over (partition by title_id order by line) as by_title
      from import_rows) x
    where x.line = r.line and (x.by_name > 1 or (x.imdb is not null and x.by_imdb > 1)
      or (x.wikidata is not null and x.by_wikidata > 1) or (x.title_id is not null and x.by_title > 1))
    returning r.line`.execute(tx)
  return new Set(rows.map(({ line }) => line))
}

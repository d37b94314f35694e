import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

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

/** Silent films before this year; its first sound films were few. */
const FIRST_SOUND_YEAR = 1928

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
    await match(tx, type)
    const repeated = await putRepeatedLinesAside(tx)
    const counts = await writeStaged(tx, type)
    for (const key of ['created', 'updated', 'skipped'] as const) totals[key] += counts[key]
    waiting = waiting.filter(({ line }) => repeated.has(line))
  }
  return totals
}

async function writeStaged(tx: Database, type: string): Promise<BatchCounts> {
  await insertNew(tx, type)
  await fillMissing(tx)
  await addExternalIds(tx)
  await addGenres(tx)
  await addCast(tx)
  await addLinks(tx)
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

async function insertNew(tx: Database, type: string): Promise<void> {
  await sql`insert into titles (type, is_series, name, year, plot, poster_url, popularity, import_key)
    select ${type}, ${type === 'series'}, name, year, overview, poster, popularity, import_key from import_rows where title_id is null order by line
    on conflict (import_key) do nothing`.execute(tx)
  await sql`update import_rows r set title_id = t.id, is_new = true from titles t where r.title_id is null and t.import_key = r.import_key`.execute(
    tx,
  )
}

async function fillMissing(tx: Database): Promise<void> {
  await sql`with filled as (
      update titles t set plot = coalesce(t.plot, r.overview), poster_url = coalesce(t.poster_url, r.poster), year = coalesce(t.year, r.year)
      from import_rows r
      where t.id = r.title_id and not r.is_new
        and ((t.plot is null and r.overview is not null) or (t.poster_url is null and r.poster is not null) or (t.year is null and r.year is not null))
      returning t.id)
    update import_rows r set is_changed = true from filled where filled.id = r.title_id`.execute(tx)
}

async function addExternalIds(tx: Database): Promise<void> {
  await sql`with added as (
      insert into title_external_ids (title_id, provider, value)
      select r.title_id, x.provider, x.value from import_rows r
      cross join lateral (values ('imdb', r.imdb), ('wikidata', r.wikidata)) x (provider, value)
      where x.value is not null and not exists (select 1 from title_external_ids e where e.title_id = r.title_id and e.provider = x.provider)
      on conflict do nothing returning title_id)
    update import_rows r set is_changed = true from added where added.title_id = r.title_id`.execute(
    tx,
  )
}

async function addGenres(tx: Database): Promise<void> {
  await sql`insert into genres (slug, name, name_fr)
    select distinct on (g.slug) g.slug, g.name, g.name from import_rows r, jsonb_to_recordset(r.genres) as g (slug text, name text)
    where not exists (select 1 from genres known where known.slug = g.slug)
    on conflict (slug) do nothing`.execute(tx)
  await sql`with added as (
      insert into title_genres (title_id, genre_id)
      select distinct r.title_id, known.id from import_rows r, jsonb_to_recordset(r.genres) as g (slug text, name text)
      join genres known on known.slug = g.slug
      on conflict do nothing returning title_id)
    update import_rows r set is_changed = true from added where added.title_id = r.title_id`.execute(
    tx,
  )
}

/** People are one by their normalised name, as these files know no more of them. */
async function addCast(tx: Database): Promise<void> {
  await sql`insert into people (name, import_key)
    select distinct on (normalise_name(c.name)) c.name, 'name:' || normalise_name(c.name)
    from import_rows r, jsonb_array_elements_text(r.people) as c (name)
    where normalise_name(c.name) <> '' and not exists (select 1 from people p where normalise_name(p.name) collate "C" = normalise_name(c.name))
    on conflict (import_key) do nothing`.execute(tx)
  await sql`with added as (
      insert into credits (title_id, person_id, department, position)
      select distinct on (r.title_id, found.id) r.title_id, found.id, 'cast', 100 + c.position::int
      from import_rows r
      cross join lateral jsonb_array_elements_text(r.people) with ordinality as c (name, position)
      cross join lateral (select p.id from people p where normalise_name(p.name) collate "C" = normalise_name(c.name) order by p.id limit 1) found
      where not exists (select 1 from credits k where k.title_id = r.title_id and k.person_id = found.id and k.department = 'cast')
      order by r.title_id, found.id, c.position
      on conflict do nothing returning title_id)
    update import_rows r set is_changed = true from added where added.title_id = r.title_id`.execute(
    tx,
  )
}

/** The home of a free film becomes an active link, once. */
async function addLinks(tx: Database): Promise<void> {
  await sql`with wanted as (
      select r.title_id, r.year, l.url, l.normalised, l."hostId" as host_id, nextval(pg_get_serial_sequence('links', 'id')) as id
      from import_rows r cross join lateral jsonb_to_record(r.link) as l (url text, normalised text, "hostId" integer)
      where r.link is not null and not exists (
        select 1 from link_parts p where p.title_id = r.title_id and md5(p.normalised_url) = md5(l.normalised))
    ), inserted as (
      insert into links (id, title_id, host_id, url, quality_id, language_ids, status, validated_at)
      select w.id, w.title_id, w.host_id, w.url, (select q.id from qualities q where q.label = 'DVDRIP'),
        array[(select l.id from languages l where l.code = case when w.year < ${sql.lit(FIRST_SOUND_YEAR)} then 'zxx' else 'en' end)], 'active', now()
      from wanted w returning id, title_id
    ), parts as (
      insert into link_parts (link_id, title_id, position, url, normalised_url)
      select w.id, w.title_id, 1, w.url, w.normalised from wanted w join inserted i on i.id = w.id returning title_id)
    update import_rows r set is_changed = true from parts where parts.title_id = r.title_id`.execute(
    tx,
  )
}

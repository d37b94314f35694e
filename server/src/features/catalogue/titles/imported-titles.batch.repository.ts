import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/**
 * Writes what `import_rows` says of titles: the temporary table of an import, made by `media-import`, whose rows learn
 * here which title they became (`title_id`), whether it is new and whether something was changed.
 */
export async function writeImportedTitles(tx: Database, type: string): Promise<void> {
  await insertNew(tx, type)
  await fillMissing(tx)
  await addExternalIds(tx)
  await addGenres(tx)
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

/** Credits for the cast of `import_rows`; its people have to be there. */
export async function writeImportedCast(tx: Database): Promise<void> {
  await sql`with added as (
      insert into credits (title_id, person_id, department, position)
      select distinct on (r.title_id, found.id) r.title_id, found.id, 'cast', 100 + c.position::int
      from import_rows r
      cross join lateral jsonb_array_elements_text(r.people) with ordinality as c (name, position)
      cross join lateral (select coalesce(
        (select p.id from people p where normalise_name(p.name) collate "C" = normalise_name(c.name) order by p.id limit 1),
        person_of_key('name:' || normalise_name(c.name))) as id) found
      where found.id is not null and not exists (select 1 from credits k where k.title_id = r.title_id and k.person_id = found.id and k.department = 'cast')
      order by r.title_id, found.id, c.position
      on conflict do nothing returning title_id)
    update import_rows r set is_changed = true from added where added.title_id = r.title_id`.execute(
    tx,
  )
}

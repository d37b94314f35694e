import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { marking, markingWithin } from './file-rows.batch.repository.ts'
import { writeFileParts } from './file-parts.batch.repository.ts'
import { writeFileVideos } from './file-videos.batch.repository.ts'

/**
 * Writes what `catalogue_rows` says of titles: the temporary table of an import, made by `media-import`, whose rows learn
 * here which title they became (`record_id`), whether it is new and whether something was changed. What is known is left
 * alone, and what is locked as it is. People that are named have to be there.
 */
export async function writeFileTitles(tx: Database): Promise<void> {
  await sql`insert into titles (type, is_series, name, original_name, year, release_date, plot, tagline, poster_url,
      backdrop_url, homepage_url, license, runtime_minutes, certification, spoken_languages, budget, revenue,
      tmdb_vote_average, tmdb_vote_count, popularity, import_key)
    select r.doc ->> 'type', (r.doc ->> 'is_series')::boolean, r.doc ->> 'name', r.doc ->> 'original_name',
      (r.doc ->> 'year')::smallint, (r.doc ->> 'release_date')::date, r.doc ->> 'plot', r.doc ->> 'tagline',
      r.doc ->> 'poster', r.doc ->> 'backdrop', r.doc ->> 'homepage', r.doc ->> 'license',
      (r.doc ->> 'runtime')::integer, r.doc ->> 'certification',
      array(select jsonb_array_elements_text(r.doc -> 'spoken_languages')),
      (r.doc ->> 'budget')::bigint, (r.doc ->> 'revenue')::bigint, (r.doc ->> 'tmdb_vote_average')::numeric,
      (r.doc ->> 'tmdb_vote_count')::integer, (r.doc ->> 'popularity')::real, r.key
    from catalogue_rows r where r.kind = 'title' and r.record_id is null order by r.line
    on conflict (import_key) do nothing`.execute(tx)
  await sql`update catalogue_rows r set record_id = t.id, is_new = true from titles t
    where r.kind = 'title' and r.record_id is null and t.import_key = r.key`.execute(tx)
  await sql`update catalogue_rows r set locks = case when r.is_new then '{}'
      else array(select l.field from title_locks l where l.title_id = r.record_id) end
    where r.kind = 'title'`.execute(tx)
  await fillTitles(tx)
  await writeTranslations(tx)
  await writeSets(tx)
  await writeFileParts(tx)
  await writeFileVideos(tx)
  await sql`insert into title_locks (title_id, field)
    select r.record_id, l.field from catalogue_rows r cross join lateral jsonb_array_elements_text(r.doc -> 'locks') l (field)
    where r.kind = 'title' and r.is_new on conflict do nothing`.execute(tx)
}

const FILLED = [
  { column: 'original_name', field: 'original_name', type: 'text' },
  { column: 'year', field: 'year', type: 'smallint' },
  { column: 'release_date', field: 'release_date', type: 'date' },
  { column: 'plot', field: 'plot', type: 'text' },
  { column: 'tagline', field: 'tagline', type: 'text' },
  { column: 'poster_url', field: 'poster', type: 'text' },
  { column: 'backdrop_url', field: 'backdrop', type: 'text' },
  { column: 'homepage_url', field: 'homepage', type: 'text' },
  { column: 'license', field: 'license', type: 'text' },
  { column: 'runtime_minutes', field: 'runtime', type: 'integer' },
  { column: 'certification', field: 'certification', type: 'text' },
  { column: 'budget', field: 'budget', type: 'bigint' },
  { column: 'revenue', field: 'revenue', type: 'bigint' },
  { column: 'tmdb_vote_average', field: 'tmdb_vote_average', type: 'numeric' },
  { column: 'tmdb_vote_count', field: 'tmdb_vote_count', type: 'integer' },
] as const

async function fillTitles(tx: Database): Promise<void> {
  const isMissing = ({ column, field }: (typeof FILLED)[number]) =>
    sql`(t.${sql.ref(column)} is null and r.doc ->> ${sql.lit(field)} is not null and not ${sql.lit(field)} = any (r.locks))`
  const areLanguagesMissing = sql`(t.spoken_languages = '{}' and jsonb_array_length(r.doc -> 'spoken_languages') > 0
    and not 'languages' = any (r.locks))`
  const filled = FILLED.map(
    (one) =>
      sql`${sql.ref(one.column)} = case when ${isMissing(one)}
        then (r.doc ->> ${sql.lit(one.field)})::${sql.raw(one.type)} else t.${sql.ref(one.column)} end`,
  )
  await marking(
    tx,
    sql`update titles t set ${sql.join(filled)}, spoken_languages = case when ${areLanguagesMissing}
        then array(select jsonb_array_elements_text(r.doc -> 'spoken_languages')) else t.spoken_languages end
      from catalogue_rows r where r.kind = 'title' and t.id = r.record_id and not r.is_new
        and (${sql.join([...FILLED.map(isMissing), areLanguagesMissing], sql` or `)})
      returning t.id`,
  )
}

async function writeTranslations(tx: Database): Promise<void> {
  // A French text that is locked is as somebody wanted it, also where there is none.
  const open = (field: string) =>
    sql`case when x.language = 'fr' and ${sql.lit(`${field}_fr`)} = any (r.locks) then null else x.${sql.ref(field)} end`
  await marking(
    tx,
    sql`insert into title_translations as k (title_id, language, name, plot, tagline)
      select r.record_id, x.language, ${open('name')}, ${open('plot')}, ${open('tagline')} from catalogue_rows r
      cross join lateral jsonb_to_recordset(r.doc -> 'translations') as x (language text, name text, plot text, tagline text)
      where r.kind = 'title' and num_nonnulls(${open('name')}, ${open('plot')}, ${open('tagline')}) > 0
      on conflict (title_id, language) do update set name = coalesce(k.name, excluded.name),
        plot = coalesce(k.plot, excluded.plot), tagline = coalesce(k.tagline, excluded.tagline)
      where (k.name is null and excluded.name is not null) or (k.plot is null and excluded.plot is not null)
        or (k.tagline is null and excluded.tagline is not null)
      returning title_id as id`,
  )
}

async function writeSets(tx: Database): Promise<void> {
  await markingWithin(
    tx,
    null,
    sql`insert into title_external_ids (title_id, provider, value)
      select r.record_id, x.provider, x.value from r
      cross join lateral jsonb_to_recordset(r.doc -> 'external_ids') as x (provider text, value text)
      where r.is_new or not exists (select 1 from title_external_ids k where k.title_id = r.record_id and k.provider = x.provider)
      on conflict do nothing returning title_id as id`,
  )
  await markingWithin(
    tx,
    null,
    sql`insert into title_alternative_names (title_id, name)
      select r.record_id, n.name from r cross join lateral jsonb_array_elements_text(r.doc -> 'alternative_names') n (name)
      on conflict do nothing returning title_id as id`,
  )
  await writeTaxa(tx)
  await markingWithin(
    tx,
    'countries',
    sql`insert into title_countries (title_id, country_code)
      select r.record_id, c.code from r cross join lateral jsonb_array_elements_text(r.doc -> 'countries') n (code)
      join countries c on c.code = n.code
      on conflict do nothing returning title_id as id`,
  )
  await markingWithin(
    tx,
    null,
    sql`insert into images (title_id, kind, url, width, height, position)
      select r.record_id, i.kind, i.url, i.width, i.height, i.place - 1 from r
      cross join lateral rows from (jsonb_to_recordset(r.doc -> 'images')
        as (kind text, url text, width integer, height integer)) with ordinality i (kind, url, width, height, place)
      where not exists (select 1 from images k where k.title_id = r.record_id and k.episode_id is null)
      order by r.line, i.place returning title_id as id`,
  )
}

/** One that a merge made another is found by where its old name leads. */
async function writeTaxa(tx: Database): Promise<void> {
  const named = (field: string): RawBuilder<unknown> =>
    sql`jsonb_to_recordset(r.doc -> ${sql.lit(field)}) as x (slug text, name text, name_fr text)`
  await sql`insert into genres (slug, name, name_fr)
    select distinct on (x.slug) x.slug, x.name, coalesce(x.name_fr, x.name) from catalogue_rows r cross join lateral ${named('genres')}
    where r.kind = 'title' and not 'genres' = any (r.locks)
      and not exists (select 1 from former_genre_slugs f where f.slug = x.slug)
    order by x.slug, r.line on conflict (slug) do nothing`.execute(tx)
  await sql`insert into keywords (slug, name, name_fr)
    select distinct on (x.slug) x.slug, x.name, x.name_fr from catalogue_rows r cross join lateral ${named('keywords')}
    where r.kind = 'title' and not 'keywords' = any (r.locks)
      and not exists (select 1 from former_keyword_slugs f where f.slug = x.slug)
    order by x.slug, r.line on conflict (slug) do nothing`.execute(tx)
  await markingWithin(
    tx,
    'genres',
    sql`insert into title_genres (title_id, genre_id)
      select distinct r.record_id, coalesce(g.id, f.genre_id) from r cross join lateral ${named('genres')}
      left join genres g on g.slug = x.slug left join former_genre_slugs f on f.slug = x.slug
      where coalesce(g.id, f.genre_id) is not null
      on conflict do nothing returning title_id as id`,
  )
  await markingWithin(
    tx,
    'keywords',
    sql`insert into title_keywords (title_id, keyword_id)
      select distinct r.record_id, coalesce(g.id, f.keyword_id) from r cross join lateral ${named('keywords')}
      left join keywords g on g.slug = x.slug left join former_keyword_slugs f on f.slug = x.slug
      where coalesce(g.id, f.keyword_id) is not null
      on conflict do nothing returning title_id as id`,
  )
}

/** Portraits of the people of a file, where they have none; they have to be there. */
export async function writeFilePortraits(tx: Database): Promise<void> {
  await sql`with written as (
      insert into images (person_id, kind, url, width, height, position)
      select r.record_id, i.kind, i.url, i.width, i.height, i.place - 1 from catalogue_rows r
      cross join lateral rows from (jsonb_to_recordset(r.doc -> 'images')
        as (kind text, url text, width integer, height integer)) with ordinality i (kind, url, width, height, place)
      where r.kind = 'person' and not exists (select 1 from images k where k.person_id = r.record_id)
      order by r.line, i.place returning person_id)
    update catalogue_rows r set is_changed = true from written w where r.kind = 'person' and r.record_id = w.person_id`.execute(
    tx,
  )
}

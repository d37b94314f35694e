import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { markingWithin } from './file-rows.batch.repository.ts'

/** Seasons and episodes of the titles of a file with their pictures, and who is in each of them. */
export async function writeFileParts(tx: Database): Promise<void> {
  await writeSeasons(tx)
  await writeEpisodes(tx)
  await markingWithin(
    tx,
    'seasons',
    sql`insert into images (title_id, episode_id, kind, url, width, height, position)
      select r.record_id, e.id, i.kind, i.url, i.width, i.height, i.place - 1 from r
      cross join lateral jsonb_to_recordset(r.doc -> 'seasons') as s (number integer, episodes jsonb)
      cross join lateral jsonb_to_recordset(s.episodes) as p (number integer, images jsonb)
      join episodes e on e.title_id = r.record_id and e.season_number = s.number and e.episode_number = p.number
      cross join lateral rows from (jsonb_to_recordset(p.images)
        as (kind text, url text, width integer, height integer)) with ordinality i (kind, url, width, height, place)
      where not exists (select 1 from images k where k.episode_id = e.id)
      order by r.line, s.number, p.number, i.place returning title_id as id`,
  )
  await writeCredits(tx)
}

async function writeSeasons(tx: Database): Promise<void> {
  await markingWithin(
    tx,
    'seasons',
    sql`insert into seasons as k (title_id, number, name, plot, year, release_date, poster_url, translations)
      select r.record_id, s.number, s.name, s.plot, s.year, s.release_date, s.poster, s.translations from r
      cross join lateral jsonb_to_recordset(r.doc -> 'seasons') as s (number integer, name text, plot text, year smallint,
        release_date date, poster text, translations jsonb)
      order by r.line, s.number
      on conflict (title_id, number) do update set name = coalesce(k.name, excluded.name), plot = coalesce(k.plot, excluded.plot),
        year = coalesce(k.year, excluded.year), release_date = coalesce(k.release_date, excluded.release_date),
        poster_url = coalesce(k.poster_url, excluded.poster_url), translations = coalesce(k.translations, excluded.translations)
      where (k.name is null and excluded.name is not null) or (k.plot is null and excluded.plot is not null)
        or (k.year is null and excluded.year is not null) or (k.release_date is null and excluded.release_date is not null)
        or (k.poster_url is null and excluded.poster_url is not null)
        or (k.translations is null and excluded.translations is not null)
      returning title_id as id`,
  )
}

async function writeEpisodes(tx: Database): Promise<void> {
  await markingWithin(
    tx,
    'seasons',
    sql`insert into episodes as k (title_id, season_id, season_number, episode_number, name, plot, release_date,
        runtime_minutes, poster_url, translations)
      select r.record_id, n.id, s.number, e.number, e.name, e.plot, e.release_date, e.runtime, e.poster, e.translations from r
      cross join lateral jsonb_to_recordset(r.doc -> 'seasons') as s (number integer, episodes jsonb)
      join seasons n on n.title_id = r.record_id and n.number = s.number
      cross join lateral jsonb_to_recordset(s.episodes) as e (number integer, name text, plot text, release_date date,
        runtime integer, poster text, translations jsonb)
      order by r.line, s.number, e.number
      on conflict (title_id, season_number, episode_number) do update set plot = coalesce(k.plot, excluded.plot),
        release_date = coalesce(k.release_date, excluded.release_date),
        runtime_minutes = coalesce(k.runtime_minutes, excluded.runtime_minutes),
        poster_url = coalesce(k.poster_url, excluded.poster_url), translations = coalesce(k.translations, excluded.translations)
      where (k.plot is null and excluded.plot is not null) or (k.release_date is null and excluded.release_date is not null)
        or (k.runtime_minutes is null and excluded.runtime_minutes is not null)
        or (k.poster_url is null and excluded.poster_url is not null)
        or (k.translations is null and excluded.translations is not null)
      returning title_id as id`,
  )
}

/** Where nobody is in it yet: of a title, a season or an episode. */
async function writeCredits(tx: Database): Promise<void> {
  await markingWithin(
    tx,
    'people',
    sql`insert into credits (title_id, season_id, episode_id, person_id, department, job, character, position)
      select r.record_id, s.id, e.id, person_of_file_key(c.person), c.department, c.job, c.character, c.place - 1
      from r join catalogue_credits c on c.line = r.line
      left join seasons s on s.title_id = r.record_id and s.number = c.season
      left join episodes e on e.title_id = r.record_id and e.season_number = c.season and e.episode_number = c.episode
      where person_of_file_key(c.person) is not null
        and (c.season is null or s.id is not null) and (c.episode is null or e.id is not null)
        and not exists (select 1 from credits k where k.title_id = r.record_id
          and case when c.season is null then k.season_id is null and k.episode_id is null
            when c.episode is null then k.season_id = s.id and k.episode_id is null else k.episode_id = e.id end)
      order by r.line, c.season nulls first, c.episode nulls first, c.place
      on conflict do nothing returning title_id as id`,
  )
}

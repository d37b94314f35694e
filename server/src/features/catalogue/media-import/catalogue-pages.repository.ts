import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** A record as a line of a file has it, its values in the order of the file. */
export interface ExportedRow {
  readonly id: number
  readonly doc: Readonly<Record<string, unknown>>
}

interface Slice {
  /** The record before the first one. */
  readonly after: number
  readonly limit: number
}

const listOf = (row: RawBuilder<unknown>, from: RawBuilder<unknown>, order: string) =>
  sql`(select coalesce(json_agg(${row} order by ${sql.raw(order)}), '[]') from ${from})`

const externalIds = (table: string, owner: RawBuilder<unknown>) =>
  listOf(
    sql`json_build_object('provider', x.provider, 'value', x.value)`,
    sql`${sql.table(table)} x where ${owner}`,
    'x.provider, x.value',
  )

const images = (owner: RawBuilder<unknown>) =>
  listOf(
    sql`json_build_object('kind', i.kind, 'url', i.url, 'width', i.width, 'height', i.height)`,
    sql`images i where ${owner}`,
    'i.position, i.id',
  )

const credits = (owner: RawBuilder<unknown>) =>
  listOf(
    sql`json_build_object('person', p.import_key, 'name', p.name, 'department', c.department, 'job', c.job,
      'character', c.character)`,
    sql`credits c join people p on p.id = c.person_id where ${owner}`,
    'c.position, c.id',
  )

const taxa = (table: 'genres' | 'keywords', of: string, column: string) =>
  listOf(
    sql`json_build_object('slug', v.slug, 'name', v.name, 'name_fr', v.name_fr)`,
    sql`${sql.table(of)} x join ${sql.table(table)} v on v.id = x.${sql.ref(column)} where x.title_id = t.id`,
    'v.slug',
  )

const episodes = listOf(
  sql`json_build_object('number', e.episode_number, 'name', e.name, 'plot', e.plot,
    'release_date', e.release_date::text, 'runtime', e.runtime_minutes, 'poster', e.poster_url,
    'translations', e.translations, 'images', ${images(sql`i.episode_id = e.id`)},
    'credits', ${credits(sql`c.episode_id = e.id`)})`,
  sql`episodes e where e.season_id = s.id`,
  'e.episode_number',
)

const seasons = listOf(
  sql`json_build_object('number', s.number, 'name', s.name, 'plot', s.plot, 'year', s.year,
    'release_date', s.release_date::text, 'poster', s.poster_url, 'translations', s.translations,
    'credits', ${credits(sql`c.season_id = s.id and c.episode_id is null`)}, 'episodes', ${episodes})`,
  sql`seasons s where s.title_id = t.id`,
  's.number',
)

const captions = listOf(
  sql`json_build_object('name', k.name, 'language', k.language, 'url', nullif(k.url, ''), 'content', k.content,
    'offset_ms', nullif(k.offset_ms, 0))`,
  sql`video_captions k where k.video_id = v.id`,
  'k.position, k.id',
)

const videos = listOf(
  sql`json_build_object('season', v.season_number, 'episode', v.episode_number, 'name', v.name, 'type', v.type,
    'url', v.url, 'thumbnail', v.thumbnail_url, 'quality', q.label, 'language', v.language,
    'streaming', case when not v.is_streaming then false end, 'duration', v.duration_seconds,
    'intro_start', v.intro_start, 'intro_end', v.intro_end, 'credits_start', v.credits_start,
    'chapters', v.chapters, 'storyboard', v.storyboard_url, 'captions', ${captions})`,
  sql`videos v left join qualities q on q.id = v.quality_id where v.title_id = t.id`,
  'v.position, v.id',
)

export async function listPeopleToExport(
  db: Database,
  { after, limit }: Slice,
): Promise<readonly ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select p.id, json_build_object('key', p.import_key, 'name', p.name, 'birth_date', p.birth_date::text,
      'death_date', p.death_date::text, 'birthplace', p.birthplace, 'biography', p.biography,
      'biography_fr', p.biography_fr, 'poster', p.poster_url, 'popularity', nullif(p.popularity, 0), 'gender', p.gender,
      'known_for', p.known_for, 'locks', array(select one from unnest(p.locks) one order by one),
      'external_ids', ${externalIds('person_external_ids', sql`x.person_id = p.id`)},
      'images', ${images(sql`i.person_id = p.id`)}) as doc
    from people p where p.id > ${after} order by p.id limit ${limit}`.execute(db)
  return rows
}

export async function listTitlesToExport(
  db: Database,
  { after, limit }: Slice,
): Promise<readonly ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select t.id, json_build_object('key', t.import_key, 'type', t.type, 'is_series', nullif(t.is_series, false),
      'name', t.name, 'original_name', t.original_name, 'year', t.year, 'release_date', t.release_date::text,
      'plot', t.plot, 'tagline', t.tagline, 'translations', ${listOf(
        sql`json_build_object('language', r.language, 'name', r.name, 'plot', r.plot, 'tagline', r.tagline)`,
        sql`title_translations r where r.title_id = t.id`,
        'r.language',
      )}, 'poster', t.poster_url, 'backdrop', t.backdrop_url, 'homepage', t.homepage_url, 'license', t.license,
      'runtime', t.runtime_minutes, 'certification', t.certification, 'spoken_languages', t.spoken_languages,
      'budget', t.budget, 'revenue', t.revenue, 'tmdb_vote_average', t.tmdb_vote_average,
      'tmdb_vote_count', t.tmdb_vote_count, 'popularity', nullif(t.popularity, 0),
      'locks', array(select l.field from title_locks l where l.title_id = t.id order by 1),
      'external_ids', ${externalIds('title_external_ids', sql`x.title_id = t.id`)},
      'alternative_names', array(select a.name from title_alternative_names a where a.title_id = t.id order by a.name),
      'genres', ${taxa('genres', 'title_genres', 'genre_id')},
      'keywords', ${taxa('keywords', 'title_keywords', 'keyword_id')},
      'countries', array(select k.country_code from title_countries k where k.title_id = t.id order by 1),
      'images', ${images(sql`i.title_id = t.id and i.episode_id is null`)},
      'credits', ${credits(sql`c.title_id = t.id and c.season_id is null and c.episode_id is null`)},
      'seasons', ${seasons}, 'videos', ${videos}) as doc
    from titles t where t.id > ${after} order by t.id limit ${limit}`.execute(db)
  return rows
}

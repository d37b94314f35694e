import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { openAuthorId } from '../../community/authors/authors.service.ts'
import { hasAllSeasons, seasonProgress } from './season-progress.repository.ts'
import type { TitleCardRow } from './title-cards.repository.ts'
import { translatedPart } from './translated-parts.repository.ts'

interface NamedRow {
  id: number
  name: string
}

export interface CreditRow extends NamedRow {
  poster: string | null
  department: string
  job: string | null
  character: string | null
}

export interface SeasonRow {
  id: number
  number: number
  name: string | null
  year: number | null
  poster_url: string | null
  episodes_count: number
  last_episode: number | null
  has_full_season: boolean
  linked_episodes: number
  active_links_count: number
  active_nzbs_count: number
}

export interface VideoRow extends NamedRow {
  type: 'video' | 'stream' | 'embed' | 'infofile' | 'external'
  url: string
  thumbnail_url: string | null
  quality: string | null
  language: string | null
  is_streaming: boolean
  season_number: number | null
  episode_number: number | null
  user_id: number | null
  captions: { id: number; url: string; name: string; language: string }[] | null
}

export interface ImageRow {
  id: number
  url: string
  kind: 'poster' | 'backdrop' | 'still' | 'portrait'
  width: number | null
  height: number | null
}

/** A title with everything its page shows. */
export interface TitleDetailRow extends TitleCardRow {
  /** The title's own name, before translation. */
  own_name: string
  original_name: string | null
  tagline: string | null
  release_date: string | null
  homepage_url: string | null
  license: string | null
  vote_count: number
  episodes_count: number
  links_count: number
  nzbs_count: number
  last_link_at: Date | null
  last_link: { id: number; nzb: boolean; created_at: string } | null
  category_id: number
  category_name: string
  category_slug: string | null
  updated_at: Date
  genres: (NamedRow & { slug: string })[]
  keywords: (NamedRow & { slug: string })[]
  countries: { code: string; name: string }[]
  languages: { code: string; name: string }[]
  link_languages: NamedRow[]
  credits: CreditRow[]
  seasons: SeasonRow[]
  images: ImageRow[]
  videos: VideoRow[]
  external_ids: Record<string, string>
}

const MOST_CREDITS = 200
const MOST_IMAGES = 60
const MOST_VIDEOS = 60
const MOST_SEASONS = 200

/** Everything about a title in one round trip. */
export async function findTitleDetail(
  db: Database,
  id: number,
  language: Language,
): Promise<TitleDetailRow | undefined> {
  const name = sql.raw(language === 'fr' ? 'name_fr' : 'name')
  const { rows } = await sql<TitleDetailRow>`
    select t.id, t.type, t.is_series, coalesce(tr.name, t.name) as name, t.name as own_name, t.original_name, t.year, t.release_date,
      coalesce(tr.plot, t.plot) as plot, coalesce(tr.tagline, t.tagline) as tagline, t.poster_url, t.backdrop_url, t.homepage_url, t.license,
      t.runtime_minutes, t.certification, coalesce(t.local_vote_average, t.tmdb_vote_average) as rating,
      coalesce(nullif(t.local_vote_count, 0), t.tmdb_vote_count, 0) as vote_count, t.best_quality_id, q.label as best_quality_label,
      t.seasons_count, t.episodes_count, t.links_count, t.nzbs_count, t.active_links_count, t.active_nzbs_count, t.active_torrents_count,
      ${hasAllSeasons} as is_complete, t.last_link_at,
      (select row_to_json(x) from (
        (select k.id, false as nzb, k.created_at from links k where k.title_id = t.id and k.status = 'active' order by k.created_at desc, k.id desc limit 1)
        union all
        (select n.id, true, n.created_at from nzbs n where n.title_id = t.id and n.status = 'active' order by n.created_at desc, n.id desc limit 1)
        order by created_at desc limit 1) x) as last_link,
      c.id as category_id, c.${name} as category_name, c.slug as category_slug, t.created_at, t.updated_at,
      coalesce((select json_agg(json_build_object('id', g.id, 'slug', g.slug, 'name', g.${name}) order by g.${name}) from genres g where g.id = any (t.genre_ids)), '[]') as genres,
      coalesce((select json_agg(json_build_object('id', k.id, 'slug', k.slug, 'name', coalesce(k.${name}, k.name)) order by coalesce(k.${name}, k.name))
        from title_keywords tk join keywords k on k.id = tk.keyword_id where tk.title_id = t.id), '[]') as keywords,
      coalesce((select json_agg(json_build_object('code', k.code, 'name', k.${name}) order by k.${name}) from countries k where k.code = any (t.country_codes)), '[]') as countries,
      coalesce((select json_agg(json_build_object('code', l.code, 'name', l.${name}) order by array_position(t.spoken_languages, l.code))
        from languages l where l.code = any (t.spoken_languages)), '[]') as languages,
      coalesce((select json_agg(json_build_object('id', l.id, 'name', l.${name}) order by l.${name}) from languages l where l.id = any (t.language_ids)), '[]') as link_languages,
      coalesce((select json_agg(x) from (
        select p.id, p.name, p.poster_url as poster, cr.department, cr.job, cr.character
        from credits cr join people p on p.id = cr.person_id where cr.title_id = t.id and cr.episode_id is null and cr.season_id is null
        order by cr.department, cr.position, cr.id limit ${sql.lit(MOST_CREDITS)}) x), '[]') as credits,
      coalesce((select json_agg(x) from (
        select s.id, s.number, ${translatedPart('s', 'name', language)} as name, s.year, s.poster_url, s.episodes_count, s.active_links_count, s.active_nzbs_count, p.*
        from seasons s cross join lateral (${seasonProgress}) p
        where s.title_id = t.id order by s.number = 0, s.number limit ${sql.lit(MOST_SEASONS)}) x), '[]') as seasons,
      coalesce((select json_agg(x) from (
        select i.id, i.url, i.kind, i.width, i.height from images i
        where i.title_id = t.id and i.episode_id is null order by i.position, i.id limit ${sql.lit(MOST_IMAGES)}) x), '[]') as images,
      coalesce((select json_agg(x) from (
        select v.id, v.name, v.type, v.url, v.thumbnail_url, vq.label as quality, v.language, v.is_streaming, v.season_number, v.episode_number, ${openAuthorId('v.user_id')} as user_id,
          (select json_agg(json_build_object('id', vc.id, 'url', vc.url, 'name', vc.name, 'language', vc.language) order by vc.position)
            from video_captions vc where vc.video_id = v.id) as captions
        from videos v left join qualities vq on vq.id = v.quality_id where v.title_id = t.id order by v.position, v.id limit ${sql.lit(MOST_VIDEOS)}) x), '[]') as videos,
      coalesce((select json_object_agg(e.provider, e.value) from title_external_ids e where e.title_id = t.id), '{}') as external_ids
    from titles t
    join title_categories c on c.type = t.type
    left join qualities q on q.id = t.best_quality_id
    left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    where t.id = ${id}`.execute(db)
  return rows[0]
}

/** What of a season its title's summary leaves out. */
export function findSeasonExtras(db: Database, seasonId: number, language: Language) {
  return db
    .selectFrom('seasons')
    .select('release_date')
    .select(translatedPart<string | null>('seasons', 'plot', language).as('plot'))
    .select(
      sql<CreditRow[]>`coalesce((select json_agg(x) from (
        select p.id, p.name, p.poster_url as poster, cr.department, cr.job, cr.character
        from credits cr join people p on p.id = cr.person_id
        where cr.title_id = seasons.title_id and cr.season_id = seasons.id and cr.episode_id is null
        order by cr.department, cr.position, cr.id limit ${sql.lit(MOST_CREDITS)}) x), '[]')`.as(
        'credits',
      ),
    )
    .where('id', '=', seasonId)
    .executeTakeFirstOrThrow()
}

export interface OwnCounts {
  links: number
  active: number
  pending: number
  dead: number
  nzbs: number
}

/** How many contributions to a title are one user's own. */
export async function countOwnContributions(
  db: Database,
  titleId: number,
  userId: number,
): Promise<OwnCounts> {
  const { rows } = await sql<OwnCounts>`
    select count(*)::int as links, (count(*) filter (where status = 'active'))::int as active, (count(*) filter (where status = 'pending'))::int as pending,
      (count(*) filter (where status = 'dead'))::int as dead,
      (select count(*)::int from nzbs where title_id = ${titleId} and user_id = ${userId}) as nzbs
    from links where title_id = ${titleId} and user_id = ${userId}`.execute(db)
  return rows[0]!
}

export async function findPasskey(db: Database, userId: number): Promise<string | undefined> {
  return (
    await db.selectFrom('users').select('passkey').where('id', '=', userId).executeTakeFirst()
  )?.passkey
}

import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { openAuthorId } from '../../community/authors/authors.service.ts'
import { translatedPart } from '../titles/titles.service.ts'

export interface NeighbourRow {
  season_number: number
  episode_number: number
  name: string
}

export interface PersonPartRow {
  id: number
  name: string
  poster: string | null
  department: string
  job: string | null
  character: string | null
}

export interface FullCreditRow extends PersonPartRow {
  episodes_count: number
}

export interface PictureRow {
  id: number
  url: string
  kind: 'poster' | 'backdrop' | 'still' | 'portrait'
  width: number | null
  height: number | null
}

export interface TitlePictureRow extends PictureRow {
  episode: NeighbourRow | null
}

export interface FilmRow {
  id: number
  name: string
  type: 'video' | 'stream' | 'embed' | 'infofile' | 'external'
  url: string
  thumbnail_url: string | null
  quality: string | null
  language: string | null
  is_streaming: boolean
  season_number: number | null
  episode_number: number | null
  user_id: number | null
  captions: null
}

export interface EpisodePageRow {
  id: number
  title_id: number
  name: string
  plot: string | null
  season_number: number
  episode_number: number
  poster_url: string | null
  release_date: string | null
  runtime_minutes: number | null
  active_links_count: number
  credits: PersonPartRow[]
  images: PictureRow[]
  videos: FilmRow[]
  previous: NeighbourRow | null
  next: NeighbourRow | null
}

const MOST_EPISODE_CREDITS = 500
const MOST_EPISODE_IMAGES = 60
const MOST_EPISODE_VIDEOS = 60
const MOST_CREDITS = 2_000
const MOST_IMAGES = 500
const MOST_VIDEOS = 300

const videoColumns = sql`v.id, v.name, v.type, v.url, v.thumbnail_url, q.label as quality, v.language, v.is_streaming, v.season_number,
  v.episode_number, ${openAuthorId('v.user_id')} as user_id, null as captions`

/** Specials follow one another, and all other episodes do, from season to season. */
const beside = (
  comparison: '<' | '>',
  language: Language,
) => sql`(select json_build_object('season_number', n.season_number, 'episode_number', n.episode_number, 'name', ${translatedPart('n', 'name', language)})
  from episodes n where n.title_id = e.title_id and (n.season_number = 0) = (e.season_number = 0)
    and (n.season_number, n.episode_number) ${sql.raw(comparison)} (e.season_number, e.episode_number)
  order by n.season_number ${sql.raw(comparison === '<' ? 'desc' : 'asc')}, n.episode_number ${sql.raw(comparison === '<' ? 'desc' : 'asc')} limit 1)`

/** Everything an episode's page shows of the episode, in one round trip. */
export async function findEpisodePage(
  db: Database,
  { id: titleId, season, episode }: { id: number; season: number; episode: number },
  language: Language,
): Promise<EpisodePageRow | undefined> {
  const { rows } = await sql<EpisodePageRow>`
    select e.id, e.title_id, ${translatedPart('e', 'name', language)} as name, ${translatedPart('e', 'plot', language)} as plot, e.season_number, e.episode_number, e.poster_url, e.release_date, e.runtime_minutes,
      (select count(*)::int from links k where k.title_id = e.title_id and k.status = 'active'
        and k.season_number = e.season_number and (k.episode_number = e.episode_number or k.is_full_season)) as active_links_count,
      coalesce((select json_agg(x) from (
        select p.id, p.name, p.poster_url as poster, c.department, c.job, c.character from credits c join people p on p.id = c.person_id
        where c.episode_id = e.id order by c.department, c.position, c.id limit ${sql.lit(MOST_EPISODE_CREDITS)}) x), '[]') as credits,
      coalesce((select json_agg(x) from (
        select i.id, i.url, i.kind, i.width, i.height from images i
        where i.episode_id = e.id order by i.position, i.id limit ${sql.lit(MOST_EPISODE_IMAGES)}) x), '[]') as images,
      coalesce((select json_agg(x) from (
        select ${videoColumns} from videos v left join qualities q on q.id = v.quality_id
        where v.title_id = e.title_id and v.season_number = e.season_number and v.episode_number = e.episode_number
        order by v.position, v.id limit ${sql.lit(MOST_EPISODE_VIDEOS)}) x), '[]') as videos,
      ${beside('<', language)} as previous, ${beside('>', language)} as next
    from episodes e where e.title_id = ${titleId} and e.season_number = ${season} and e.episode_number = ${episode}`.execute(
    db,
  )
  return rows[0]
}

/** Everybody's parts in a title; the same part in several episodes is one line. */
export async function listFullCredits(db: Database, titleId: number): Promise<FullCreditRow[]> {
  const { rows } = await sql<FullCreditRow>`
    select p.id, p.name, p.poster_url as poster, c.department, c.job, c.character, case when c.is_regular then 0 else c.episodes_count end as episodes_count
    from (
      select person_id, department, job, character, count(distinct episode_id)::int as episodes_count,
        bool_or(episode_id is null) as is_regular, min(position) as position, min(id) as first_id
      from credits where title_id = ${titleId} group by person_id, department, job, character) c
    join people p on p.id = c.person_id
    order by c.department, not c.is_regular, c.position, c.first_id limit ${sql.lit(MOST_CREDITS)}`.execute(
    db,
  )
  return rows
}

export async function listTitlePictures(
  db: Database,
  titleId: number,
  language: Language,
): Promise<TitlePictureRow[]> {
  const { rows } = await sql<TitlePictureRow>`
    select i.id, i.url, i.kind, i.width, i.height,
      case when e.id is null then null else json_build_object('season_number', e.season_number, 'episode_number', e.episode_number, 'name', ${translatedPart('e', 'name', language)}) end as episode
    from images i left join episodes e on e.id = i.episode_id
    where i.title_id = ${titleId} order by i.episode_id is not null, i.position, i.id limit ${sql.lit(MOST_IMAGES)}`.execute(
    db,
  )
  return rows
}

export async function listTitleFilms(db: Database, titleId: number): Promise<FilmRow[]> {
  const { rows } = await sql<FilmRow>`
    select ${videoColumns} from videos v left join qualities q on q.id = v.quality_id
    where v.title_id = ${titleId} order by v.season_number nulls first, v.episode_number nulls first, v.position, v.id limit ${sql.lit(MOST_VIDEOS)}`.execute(
    db,
  )
  return rows
}

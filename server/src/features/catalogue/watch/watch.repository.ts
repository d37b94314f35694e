import type { VideoHealth } from '@mediatheque/contract/catalogue/videos/video-types.ts'
import { MOST_SOURCES, type Chapter } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { openAuthorId } from '../../community/authors/authors.service.ts'
import { translatedPart, type EpisodeRow, type VideoRow } from '../titles/titles.service.ts'
import { videoHealth } from './video-health.repository.ts'

/** A video and what its player shows around it. */
export interface WatchedVideo {
  readonly id: number
  readonly title_id: number
  readonly season_number: number | null
  readonly episode_number: number | null
  readonly language: string | null
  readonly quality_id: number | null
  readonly chapters: Chapter[]
  readonly intro_start: number | null
  readonly intro_end: number | null
  readonly credits_start: number | null
  readonly duration_seconds: number | null
  readonly storyboard_url: string | null
}

export interface SourceRow extends VideoRow {
  readonly quality_rank: number | null
  readonly health: VideoHealth
}

export interface NextRow {
  readonly video_id: number
  readonly name: string
  readonly season_number: number
  readonly episode_number: number
  readonly poster: string | null
}

export async function findWatchedVideo(
  db: Database,
  id: number,
): Promise<WatchedVideo | undefined> {
  const { rows } = await sql<WatchedVideo>`
    select v.id, v.title_id, coalesce(e.season_number, v.season_number) as season_number,
      coalesce(e.episode_number, v.episode_number) as episode_number, v.language, v.quality_id,
      v.chapters, v.intro_start, v.intro_end, v.credits_start, v.duration_seconds, v.storyboard_url
    from videos v left join episodes e on e.id = v.episode_id where v.id = ${id}`.execute(db)
  return rows[0]
}

const sourceColumns = sql`v.id, v.name, v.type, v.url, v.thumbnail_url, q.label as quality, v.language, v.is_streaming, v.season_number,
  v.episode_number, ${openAuthorId('v.user_id')} as user_id, q.rank as quality_rank, ${videoHealth} as health,
  (select json_agg(json_build_object('id', c.id, 'url', c.url, 'name', c.name, 'language', c.language) order by c.position, c.id)
    from video_captions c where c.video_id = v.id) as captions`

const same = (column: 'season_number' | 'episode_number', value: number | null) =>
  value === null ? sql`v.${sql.ref(column)} is null` : sql`v.${sql.ref(column)} = ${value}`

/** The videos of the same film, or of the same episode. */
export async function listSources(db: Database, video: WatchedVideo): Promise<SourceRow[]> {
  const { season_number: season, episode_number: episode } = video
  const { rows } = await sql<SourceRow>`
    select ${sourceColumns} from videos v left join qualities q on q.id = v.quality_id
    where v.title_id = ${video.title_id} and ${same('season_number', season)} and ${same('episode_number', episode)}
      and (v.is_streaming or v.id = ${video.id})
    order by v.id <> ${video.id}, v.position, v.id limit ${sql.lit(MOST_SOURCES)}`.execute(db)
  if (rows.some(({ id }) => id === video.id)) return rows
  // Of an episode that it names by its id alone.
  const { rows: own } = await sql<SourceRow>`
    select ${sourceColumns} from videos v left join qualities q on q.id = v.quality_id where v.id = ${video.id}`.execute(
    db,
  )
  return [...own, ...rows]
}

export async function findSource(
  db: Database,
  id: number,
): Promise<(SourceRow & Pick<WatchedVideo, 'storyboard_url'>) | undefined> {
  const { rows } = await sql<SourceRow & Pick<WatchedVideo, 'storyboard_url'>>`
    select ${sourceColumns}, v.storyboard_url from videos v left join qualities q on q.id = v.quality_id where v.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export interface EpisodeAddress {
  readonly titleId: number
  readonly season: number
  readonly episode: number
}

export async function findEpisode(
  db: Database,
  { titleId, season, episode }: EpisodeAddress,
  language: Language,
): Promise<EpisodeRow | undefined> {
  const { rows } = await sql<EpisodeRow>`
    select e.id, e.title_id, ${translatedPart('e', 'name', language)} as name, ${translatedPart('e', 'plot', language)} as plot,
      e.season_number, e.episode_number, e.poster_url, e.release_date, e.runtime_minutes, null as video,
      (select count(*)::int from links k where k.title_id = e.title_id and k.status = 'active'
        and k.season_number = e.season_number and (k.episode_number = e.episode_number or k.is_full_season)) as active_links_count
    from episodes e where e.title_id = ${titleId} and e.season_number = ${season} and e.episode_number = ${episode}`.execute(
    db,
  )
  return rows[0]
}

/**
 * The episode after this one that has something to play, by the video that is most like the one that ends. Specials follow
 * one another, and all other episodes do, from season to season.
 */
export async function findNext(
  db: Database,
  { titleId, season, episode }: EpisodeAddress,
  like: Pick<WatchedVideo, 'language' | 'quality_id'>,
  language: Language,
): Promise<NextRow | undefined> {
  const { rows } = await sql<NextRow>`
    select f.video_id, ${translatedPart('e', 'name', language)} as name, e.season_number, e.episode_number, e.poster_url as poster
    from episodes e cross join lateral (
      select v.id as video_id from videos v
      where v.title_id = e.title_id and v.season_number = e.season_number and v.episode_number = e.episode_number and v.is_streaming
      order by ${videoHealth} = 'dead', v.language is distinct from ${like.language}, v.quality_id is distinct from ${like.quality_id},
        v.position, v.id limit 1) f
    where e.title_id = ${titleId} and (e.season_number = 0) = (${season}::int = 0)
      and (e.season_number, e.episode_number) > (${season}::int, ${episode}::int)
    order by e.season_number, e.episode_number limit 1`.execute(db)
  return rows[0]
}

/** Once each. @returns whether the video plays, as far as anybody knows */
export async function insertFault(
  db: Database,
  videoId: number,
  userId: number,
): Promise<VideoHealth> {
  await sql`insert into video_faults (video_id, user_id) values (${videoId}, ${userId}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{
    health: VideoHealth
  }>`select ${videoHealth} as health from videos v where v.id = ${videoId}`.execute(db)
  return rows[0]?.health ?? 'unknown'
}

export async function hasReported(db: Database, videoId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('video_faults')
    .select('video_id')
    .where('video_id', '=', videoId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

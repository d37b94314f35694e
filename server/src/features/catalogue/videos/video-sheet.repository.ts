import type { Chapter } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import { REPORTS_UNTIL_DEAD } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import type { VideoHealth, VideoType } from '@mediatheque/contract/catalogue/videos/video-types.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { translatedPart } from '../titles/titles.service.ts'

/** The title of a video, as forms name it. */
export interface TitleOfVideo {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly is_series: boolean
}

/** A video as it is edited, by its columns, and what is known of it. */
export interface VideoSheetRow {
  readonly id: number
  readonly version: number
  readonly title: TitleOfVideo
  readonly name: string
  readonly type: VideoType
  readonly url: string
  readonly thumbnail_url: string | null
  readonly quality_id: number | null
  readonly language: string | null
  readonly season_number: number | null
  readonly episode_number: number | null
  readonly is_streaming: boolean
  readonly duration_seconds: number | null
  readonly intro_start: number | null
  readonly intro_end: number | null
  readonly credits_start: number | null
  readonly chapters: readonly Chapter[]
  readonly storyboard_url: string | null
  readonly captions: readonly {
    readonly id: number
    readonly version: number
    readonly name: string
    readonly language: string
    readonly offset_ms: number
    readonly is_own: boolean
  }[]
  readonly health: VideoHealth
  readonly checked_at: Date | null
  readonly next_check_at: Date | null
  readonly reports_count: number
}

export async function findVideoSheet(
  db: Database,
  id: number,
  language: Language,
): Promise<VideoSheetRow | undefined> {
  const { rows } = await sql<VideoSheetRow>`
    select v.id, v.version, v.name, v.type, v.url, v.thumbnail_url, v.quality_id, v.language, v.season_number,
      v.episode_number, v.is_streaming, v.duration_seconds, v.intro_start, v.intro_end, v.credits_start, v.chapters,
      v.storyboard_url, ${titleJson} as title, f.count as reports_count,
      case when f.count >= ${sql.lit(REPORTS_UNTIL_DEAD)} then 'dead' else coalesce(k.result, 'unknown') end as health,
      k.checked_at, k.next_check_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'version', c.version, 'name', c.name, 'language', c.language,
          'offset_ms', c.offset_ms, 'is_own', c.content is not null) order by c.position, c.id), '[]')
        from video_captions c where c.video_id = v.id) as captions
    from videos v join titles t on t.id = v.title_id
    left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    left join video_checks k on k.video_id = v.id
    cross join lateral (select count(*)::int as count from video_faults x where x.video_id = v.id) f
    where v.id = ${id}`.execute(db)
  return rows[0]
}

const titleJson = sql`jsonb_build_object('id', t.id, 'name', coalesce(tr.name, t.name), 'type', t.type, 'is_series', t.is_series)`

export interface TitlePlacesRow {
  readonly title: TitleOfVideo
  readonly version: number
  readonly seasons: readonly { readonly number: number; readonly name: string | null }[]
  readonly episodes: readonly { readonly number: number; readonly name: string }[]
}

/** Undefined where there is no such title. */
export async function findTitlePlaces(
  db: Database,
  titleId: number,
  { season, language }: { readonly season: number | undefined; readonly language: Language },
): Promise<TitlePlacesRow | undefined> {
  const { rows } = await sql<TitlePlacesRow>`
    select ${titleJson} as title, t.version,
      (select coalesce(jsonb_agg(jsonb_build_object('number', s.number, 'name', ${translatedPart('s', 'name', language)}) order by s.number), '[]')
        from seasons s where s.title_id = t.id) as seasons,
      (select coalesce(jsonb_agg(jsonb_build_object('number', e.episode_number, 'name', ${translatedPart('e', 'name', language)}) order by e.episode_number), '[]')
        from episodes e where e.title_id = t.id and e.season_number = ${season ?? null}::int) as episodes
    from titles t left join title_translations tr on tr.title_id = t.id and tr.language = ${language}
    where t.id = ${titleId}`.execute(db)
  return rows[0]
}

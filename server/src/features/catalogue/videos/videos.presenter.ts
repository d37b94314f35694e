import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { videoList } from '@mediatheque/contract/catalogue/videos/video.list.ts'
import {
  VIDEO_HEALTH_LABELS,
  VIDEO_TYPE_LABELS,
} from '@mediatheque/contract/catalogue/videos/video-types.ts'
import type {
  CaptionRecord,
  TitleVideosSheet,
  VideoPlaces,
  VideoRecord,
  VideoSheet,
} from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import type {
  TitlePlacesRow,
  TitleVideosRow,
  VideoRecordRow,
  VideoSheetRow,
} from './videos.service.ts'

export const presentSheet = (row: VideoSheetRow): VideoSheet => ({
  id: row.id,
  version: row.version,
  title: { ...row.title, type: row.title.type as TitleType },
  name: row.name,
  type: row.type,
  src: row.url,
  thumbnail: row.thumbnail_url,
  quality_id: row.quality_id,
  language: row.language,
  season_number: row.season_number,
  episode_number: row.episode_number,
  streaming: row.is_streaming,
  duration: row.duration_seconds,
  intro_start: row.intro_start,
  intro_end: row.intro_end,
  credits_start: row.credits_start,
  chapters: [...row.chapters],
  storyboard: row.storyboard_url,
  captions: row.captions.map(presentCaption),
  check: {
    health: row.health,
    checked_at: row.checked_at && new Date(row.checked_at).toISOString(),
    is_waiting: row.checked_at === null && row.next_check_at !== null,
    is_own: row.url.startsWith('/'),
    reports_count: row.reports_count,
  },
})

export const presentCaption = ({
  id,
  version,
  name,
  language,
  offset_ms,
  is_own,
}: CaptionRecord): CaptionRecord => ({ id, version, name, language, offset_ms, is_own })

export const presentRecord = (row: VideoRecordRow): VideoRecord => ({
  id: row.id,
  version: row.version,
  name: row.name,
  type: row.type,
  src: row.url,
  thumbnail: row.thumbnail_url,
  title: {
    id: row.title_id,
    name: row.title_name,
    type: row.title_type as TitleType,
    is_series: row.is_series,
  },
  season_number: row.season_number,
  episode_number: row.episode_number,
  quality: row.quality,
  language: row.language,
  streaming: row.is_streaming,
  health: row.health,
  checked_at: row.checked_at?.toISOString() ?? null,
  captions_count: row.captions_count,
  plays_count: row.plays_count,
  author: row.author,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export const presentTitleVideos = (row: TitleVideosRow): TitleVideosSheet => ({
  id: row.id,
  version: row.version,
  videos: row.videos.map(presentRecord),
  is_cut: row.is_cut,
})

export const presentPlaces = ({ title, seasons, episodes }: TitlePlacesRow): VideoPlaces => ({
  title: { ...title, type: title.type as TitleType },
  seasons: [...seasons],
  episodes: [...episodes],
})

/** The columns of the list in a file. */
export const videoCells = (
  t: (line: string) => string,
): CsvCells<typeof videoList, VideoRecordRow> => ({
  id: ({ id }) => id,
  name: ({ name }) => name,
  title: ({ title_name, season_number, episode_number }) =>
    [title_name, placeOf(season_number, episode_number)].filter(Boolean).join(' '),
  type: ({ type }) => t(VIDEO_TYPE_LABELS[type]),
  health: ({ health }) => t(VIDEO_HEALTH_LABELS[health]),
  quality: ({ quality }) => quality,
  language: ({ language }) => language,
  captions: ({ captions_count }) => captions_count,
  plays: ({ plays_count }) => plays_count,
  author: ({ author }) => author,
  created_at: ({ created_at }) => created_at.toISOString(),
  updated_at: ({ updated_at }) => updated_at.toISOString(),
  checked_at: ({ checked_at }) => checked_at?.toISOString() ?? null,
  address: ({ url }) => url,
})

/** `S01E02` */
function placeOf(season: number | null, episode: number | null): string {
  const two = (number: number) => String(number).padStart(2, '0')
  if (season === null) return ''
  return episode === null ? `S${two(season)}` : `S${two(season)}E${two(episode)}`
}

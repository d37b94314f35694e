import type { VideoValues } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  findEpisodeId,
  hasLanguage,
  hasQuality,
  hasSeason,
  type VideoChange,
} from '../titles/videos/stored-videos.service.ts'
import { readSource, readStoryboard } from './read-source.ts'
import type { VideoSheetRow } from './video-sheet.repository.ts'

/** Form field → column, of those that are kept as they were typed. */
const PLAIN = {
  name: 'name',
  thumbnail: 'thumbnail_url',
  streaming: 'is_streaming',
  duration: 'duration_seconds',
  intro_start: 'intro_start',
  intro_end: 'intro_end',
  credits_start: 'credits_start',
} as const satisfies Partial<Record<keyof VideoValues, keyof VideoChange>>

type ToRead = Needs<ToReadSettings>
type Values = Partial<VideoValues>

interface Of {
  readonly titleId: number
  /** Undefined: it is new. */
  readonly stored: VideoSheetRow | undefined
}

/**
 * What of a form is written, looked at together with what is stored already.
 * @throws AppError validation by field
 */
export async function toColumns(
  platform: ToRead,
  { titleId, stored }: Of,
  values: Values,
): Promise<VideoChange & { type: string; url: string }> {
  const type = values.type ?? stored?.type
  const written = values.src ?? stored?.url
  if (type === undefined || written === undefined)
    throw fieldError('type', 'Please choose what it is.')
  const isSame = type === stored?.type && written === stored.url
  assertMoments(values, stored)
  return {
    ...plainColumns(values),
    ...(await placeColumns(platform, { titleId, stored }, values)),
    ...(await describingColumns(platform, stored, values)),
    type,
    // What stands there already was said in its time, perhaps by an import.
    url: isSame ? written : await readSource(platform, type, written),
  }
}

function plainColumns(values: Values): VideoChange {
  return {
    ...Object.fromEntries(
      Object.entries(PLAIN).flatMap(([field, column]) => {
        const value = values[field as keyof typeof PLAIN]
        return value === undefined ? [] : [[column, value]]
      }),
    ),
    ...(values.chapters && {
      chapters: JSON.stringify(values.chapters.toSorted((a, b) => a.start - b.start)),
    }),
  }
}

/** A season, or an episode of one, that is there; what it was put to stays allowed. */
async function placeColumns(
  { db }: ToRead,
  { titleId, stored }: Of,
  values: Values,
): Promise<VideoChange> {
  if (values.season_number === undefined && values.episode_number === undefined) return {}
  const of = (name: 'season_number' | 'episode_number') =>
    values[name] === undefined ? (stored?.[name] ?? null) : values[name]
  const season = of('season_number')
  const episode = of('episode_number')
  if (season === stored?.season_number && episode === stored.episode_number) return {}
  if (season === null) {
    if (episode !== null) throw fieldError('season_number', 'Please choose a season.')
    return { season_number: null, episode_number: null, episode_id: null }
  }
  if (episode === null) {
    if (!(await hasSeason(db, titleId, season)))
      throw fieldError('season_number', 'There is no such season.')
    return { season_number: season, episode_number: null, episode_id: null }
  }
  const episodeId = await findEpisodeId(db, titleId, { season, episode })
  if (episodeId === undefined) throw fieldError('episode_number', 'There is no such episode.')
  return { season_number: season, episode_number: episode, episode_id: episodeId }
}

async function describingColumns(
  platform: ToRead,
  stored: VideoSheetRow | undefined,
  { quality_id: quality, language: spoken, storyboard }: Values,
): Promise<VideoChange> {
  const { db } = platform
  const language = typeof spoken === 'string' ? spoken.toLowerCase() : spoken
  if (quality && quality !== stored?.quality_id && !(await hasQuality(db, quality)))
    throw fieldError('quality_id', 'Please choose a quality of the list.')
  if (language && language !== stored?.language && !(await hasLanguage(db, language)))
    throw fieldError('language', 'Please choose a language.')
  const pictures =
    storyboard && storyboard !== stored?.storyboard_url
      ? await readStoryboard(platform, storyboard)
      : storyboard
  return {
    ...(quality !== undefined && { quality_id: quality }),
    ...(language !== undefined && { language }),
    ...(pictures !== undefined && { storyboard_url: pictures }),
  }
}

interface Moments {
  readonly duration: number | null
  readonly intro_start: number | null
  readonly intro_end: number | null
  readonly credits_start: number | null
}
const momentsOf = (row: VideoSheetRow | undefined): Moments => ({
  duration: row?.duration_seconds ?? null,
  intro_start: row?.intro_start ?? null,
  intro_end: row?.intro_end ?? null,
  credits_start: row?.credits_start ?? null,
})

/** Moments lie within the video, and an intro has both of its ends. @throws AppError validation by field */
function assertMoments(values: Values, stored: VideoSheetRow | undefined): void {
  const known = momentsOf(stored)
  const names = Object.keys(known) as (keyof Moments)[]
  if (!values.chapters && names.every((name) => values[name] === undefined)) return
  const of = (name: keyof Moments) => (values[name] === undefined ? known[name] : values[name])
  const [from, to, credits] = [of('intro_start'), of('intro_end'), of('credits_start')]
  const last = of('duration') ?? Infinity
  if (from !== null && to === null)
    throw fieldError('intro_end', 'Please say where the intro ends.')
  if (to !== null && from === null)
    throw fieldError('intro_start', 'Please say where the intro begins.')
  if (from !== null && to !== null && from >= to)
    throw fieldError('intro_end', 'An intro ends after it begins.')
  const over = 'The video is over by then.'
  if (to !== null && to > last) throw fieldError('intro_end', over)
  if (credits !== null && credits > last) throw fieldError('credits_start', over)
  const late = (values.chapters ?? []).findIndex(({ start }) => start > last)
  if (late !== -1) throw fieldError(`chapters.${late}.start`, over)
}

import { z } from 'zod'
import {
  decimal,
  exactText,
  flag,
  id,
  line,
  optionId,
  token,
  url,
  wholeNumber,
} from '../../core/input.ts'
import { paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { orNull } from '../titles/title-values.schemas.ts'
import { languageQuery, seasonOrEpisode, titleTypeSchema } from '../titles/titles.schemas.ts'
import { MOST_CAPTION_NAME_LENGTH, MOST_CAPTIONS } from '../watch/captions.schemas.ts'
import { chapterSchema } from '../watch/watch.schemas.ts'
import { videoList } from './video.list.ts'
import { VIDEO_HEALTH, VIDEO_TYPES } from './video-types.ts'

export const VIDEO_NAME_MAX_LENGTH = 300
/** Of an address, or of the markup that another site offers to copy. */
export const VIDEO_SOURCE_MAX_LENGTH = 5_000
export const MOST_CHAPTERS = 200
/** Of one title, in their order: long series have some thousand. */
export const MOST_ORDERED_VIDEOS = 10_000
/** Ten minutes: more is another film. */
export const MOST_CAPTION_OFFSET_MS = 600_000
const MOST_SECONDS = 1_000_000

const place = (message: string) => orNull(seasonOrEpisode, message)
const seconds = orNull(decimal({ most: MOST_SECONDS }), 'Please enter a time, such as 1:02:03.')

/** What of a video is edited, besides whose it is. */
export const videoValues = z.object({
  name: line({ max: VIDEO_NAME_MAX_LENGTH, missing: 'Please enter what it is called.' }),
  type: z.enum(VIDEO_TYPES, 'Please choose what it is.'),
  /** An address of the web or of a file of this site; of a player also the markup that its site offers to copy. */
  src: exactText({ max: VIDEO_SOURCE_MAX_LENGTH, missing: 'Please enter its address.' }),
  thumbnail: orNull(url()),
  quality_id: orNull(optionId),
  /** Code, as `fr`; `zxx` where nobody speaks. */
  language: orNull(
    token({ max: 8 }).regex(/^[a-z]{2,3}(-[a-z]{2,4})?$/i, 'Please choose a language.'),
  ),
  season_number: place('Please choose a season.'),
  episode_number: place('Please choose an episode.'),
  /** Whether it may be played here at all. */
  streaming: flag,
  /** Seconds, as all moments of it. */
  duration: orNull(
    wholeNumber({ least: 1, most: MOST_SECONDS }),
    'Please enter a time, such as 1:02:03.',
  ),
  intro_start: seconds,
  intro_end: seconds,
  credits_start: seconds,
  chapters: z
    .array(
      z.object({
        start: decimal({ most: MOST_SECONDS }),
        name: line({ max: 200, missing: 'Please enter what it is called.' }),
      }),
    )
    .max(MOST_CHAPTERS, 'A video can have 200 chapters at most.'),
  /** A WebVTT file whose cues name parts of pictures. */
  storyboard: orNull(exactText({ max: 2_000 })),
})
export type VideoValues = z.output<typeof videoValues>

export const newVideoForm = videoValues
  .partial()
  .required({ name: true, type: true, src: true })
  .extend({ title_id: id })
export type NewVideoForm = z.output<typeof newVideoForm>

export const videoForm = videoValues.partial().extend(seenVersion.shape)
export type VideoForm = z.output<typeof videoForm>

/** A caption as it is edited. */
export const captionRecord = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  language: z.string(),
  /** So much later than its file says is each line shown. */
  offset_ms: z.number(),
  /** Whether its file was sent to this site; others lie elsewhere and cannot be moved in time. */
  is_own: z.boolean(),
})
export type CaptionRecord = z.output<typeof captionRecord>

/** What is known of whether it plays. */
export const videoCheckView = z.object({
  health: z.enum(VIDEO_HEALTH),
  checked_at: z.string().nullable(),
  /** It is looked at soon, for the first time since it has this address. */
  is_waiting: z.boolean(),
  /** It leads to nobody who could be asked: a file of this site. */
  is_own: z.boolean(),
  /** Members who said that it does not play. */
  reports_count: z.number(),
})
export type VideoCheckView = z.output<typeof videoCheckView>

const titleOfVideo = z.object({
  id: z.number(),
  name: z.string(),
  type: titleTypeSchema,
  is_series: z.boolean(),
})

/** A video as it is edited. */
export const videoSheet = z.object({
  id: z.number(),
  version: versionView,
  title: titleOfVideo,
  name: z.string(),
  type: z.enum(VIDEO_TYPES),
  src: z.string(),
  thumbnail: z.string().nullable(),
  quality_id: z.number().nullable(),
  language: z.string().nullable(),
  season_number: z.number().nullable(),
  episode_number: z.number().nullable(),
  streaming: z.boolean(),
  duration: z.number().nullable(),
  intro_start: z.number().nullable(),
  intro_end: z.number().nullable(),
  credits_start: z.number().nullable(),
  chapters: z.array(chapterSchema),
  storyboard: z.string().nullable(),
  /** In their order. */
  captions: z.array(captionRecord),
  check: videoCheckView,
})
export type VideoSheet = z.output<typeof videoSheet>

/** A video in lists of those who look after them. */
export const videoRecord = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  type: z.enum(VIDEO_TYPES),
  src: z.string(),
  thumbnail: z.string().nullable(),
  title: titleOfVideo,
  season_number: z.number().nullable(),
  episode_number: z.number().nullable(),
  quality: z.string().nullable(),
  language: z.string().nullable(),
  streaming: z.boolean(),
  health: z.enum(VIDEO_HEALTH),
  checked_at: z.string().nullable(),
  captions_count: z.number(),
  plays_count: z.number(),
  /** Who added it; null: an import, or an account that is gone. */
  author: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type VideoRecord = z.output<typeof videoRecord>

export const videosQuery = listQueryOf(videoList).extend(languageQuery.shape)
export type VideosQuery = z.output<typeof videosQuery>
export const videosAnswer = paginated(videoRecord)

/** Which videos of a title: all of them, those of a season or of an episode. */
export const titleVideosQuery = z.object({
  season: seasonOrEpisode.optional(),
  episode: seasonOrEpisode.optional(),
})
export type TitleVideosQuery = z.output<typeof titleVideosQuery>

/** Videos of a title in their order. Its version is that of the title. */
export const titleVideosSheet = z.object({
  id: z.number(),
  version: versionView,
  videos: z.array(videoRecord),
  /** There are more than are shown. */
  is_cut: z.boolean(),
})
export type TitleVideosSheet = z.output<typeof titleVideosSheet>

export const videoOrderForm = z.object({
  ...seenVersion.shape,
  ...titleVideosQuery.shape,
  /** Those that were shown, in their new order; all others keep their places. */
  ids: z.array(id).min(1).max(MOST_ORDERED_VIDEOS),
})
export type VideoOrderForm = z.output<typeof videoOrderForm>

/** What a video can be put to: the title, and its seasons with their episodes. */
export const videoPlaces = z.object({
  title: titleOfVideo,
  seasons: z.array(z.object({ number: z.number(), name: z.string().nullable() })),
  /** Of the season that was asked for. */
  episodes: z.array(z.object({ number: z.number(), name: z.string() })),
})
export type VideoPlaces = z.output<typeof videoPlaces>

export const captionChange = z.object({
  ...seenVersion.shape,
  name: line({ max: MOST_CAPTION_NAME_LENGTH, missing: 'Please enter what it is called.' }),
  language: token({ max: 20, missing: 'Please choose a language.' }).regex(
    /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/,
    'Please choose a language.',
  ),
  offset_ms: wholeNumber({
    least: -MOST_CAPTION_OFFSET_MS,
    most: MOST_CAPTION_OFFSET_MS,
    message: 'Please enter seconds, 600 at most.',
  }),
})
export type CaptionChange = z.output<typeof captionChange>

export const captionOrderForm = z.object({ ids: z.array(id).min(1).max(MOST_CAPTIONS) })
export const captionsAnswer = z.object({ captions: z.array(captionRecord) })

import { z } from 'zod'
import { id } from '../../core/input.ts'
import { innerTitleSchema } from '../title-pages/title-pages.schemas.ts'
import { captionSchema, episodeSchema, videoSchema } from '../titles/titles.schemas.ts'
import { VIDEO_HEALTH } from '../videos/video-types.ts'

/** Other videos of the same film or episode that a page offers. */
export const MOST_SOURCES = 40
/** So many members have to say that a video does not play before others believe it. */
export const REPORTS_UNTIL_DEAD = 3

/** Why a source stands where it does: the reader's language, subtitles in it, the best picture, it answered, it is ours. */
export const SOURCE_REASONS = ['language', 'subtitles', 'quality', 'alive', 'own'] as const
export type SourceReason = (typeof SOURCE_REASONS)[number]

export const watchSourceSchema = videoSchema.extend({
  health: z.enum(VIDEO_HEALTH),
  reason: z.array(z.enum(SOURCE_REASONS)),
})
export type WatchSource = z.infer<typeof watchSourceSchema>

export const chapterSchema = z.object({
  /** Seconds from the beginning. */
  start: z.number(),
  name: z.string(),
})
export type Chapter = z.infer<typeof chapterSchema>

/** Where somebody is in a video, and how long it is; seconds. */
export const playedSchema = z.object({ seconds: z.number(), duration: z.number() })

/** What follows at the end: the next episode, by its best video. */
export const nextVideoSchema = z.object({
  video_id: z.number(),
  name: z.string(),
  season_number: z.number(),
  episode_number: z.number(),
  poster: z.string().nullable(),
})
export type NextVideo = z.infer<typeof nextVideoSchema>

export const watchPageSchema = z.object({
  video: videoSchema,
  title: innerTitleSchema,
  episode: episodeSchema.nullable(),
  /** Best first; the one that was asked for is among them. */
  sources: z.array(watchSourceSchema),
  next: nextVideoSchema.nullable(),
  chapters: z.array(chapterSchema),
  intro: z.object({ start: z.number(), end: z.number() }).nullable(),
  credits_start: z.number().nullable(),
  /** Seconds; null where nobody said so: players find out. */
  duration: z.number().nullable(),
  /** A WebVTT file whose cues name parts of pictures. */
  storyboard: z.string().nullable(),
  /** Null where there is nothing to go on with: at the beginning, near the end, and in what lasts under five minutes. */
  progress: playedSchema.nullable(),
  /** How often it was played, by everybody. */
  plays_count: z.number(),
  /** Whether the reader said already that it does not play. */
  is_reported: z.boolean(),
  can: z.object({ upload_captions: z.boolean(), report: z.boolean() }),
})
export type WatchPageView = z.infer<typeof watchPageSchema>

/** Addresses of files of this site end: these have just begun, and are null for those who may not play. */
export const videoSourceSchema = z.object({
  src: z.string().nullable(),
  captions: z.array(captionSchema),
  /** As that of the watch page. */
  storyboard: z.string().nullable(),
})
export type VideoSource = z.infer<typeof videoSourceSchema>

export const watchParams = z.object({ videoId: id })

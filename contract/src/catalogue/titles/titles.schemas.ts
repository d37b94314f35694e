import { z } from 'zod'
import { TITLE_TYPE_NAMES } from './title-types.ts'

export const titleTypeSchema = z.enum(TITLE_TYPE_NAMES)

/** What a card shows. */
export const titleCardSchema = z.object({
  id: z.number(),
  model_type: z.literal('title'),
  name: z.string(),
  year: z.number().nullable(),
  type: titleTypeSchema,
  is_series: z.boolean(),
  poster: z.string().nullable(),
  backdrop: z.string().nullable(),
  /** At most 200 characters. */
  description: z.string().nullable(),
  best_quality: z.object({ id: z.number(), label: z.string() }).nullable(),
  seasons_count: z.number(),
  is_new: z.boolean(),
  liens_active_count: z.number(),
  nzbs_active_count: z.number(),
  torrents_active_count: z.number(),
})
export type TitleCard = z.infer<typeof titleCardSchema>

const named = z.object({ id: z.number(), name: z.string() })

export const genreView = named.extend({ slug: z.string() })

export const seasonSummary = z.object({
  number: z.number(),
  name: z.string().nullable(),
  year: z.number().nullable(),
  episode_count: z.number(),
  /** Highest episode that has an active link; null without one. */
  last_episode: z.number().nullable(),
  /** A link for the whole season, or one for each of its episodes. */
  is_complete: z.boolean(),
  liens_active_count: z.number(),
  nzbs_active_count: z.number(),
})
export type SeasonSummary = z.infer<typeof seasonSummary>

export const episodeView = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  episode_number: z.number(),
  season_number: z.number(),
  poster: z.string().nullable(),
  release_date: z.string().nullable(),
  runtime: z.number().nullable(),
  primary_video: z.null(),
})
export type EpisodeView = z.infer<typeof episodeView>

export const creditView = z.object({
  id: z.number(),
  name: z.string(),
  poster: z.string().nullable(),
  department: z.string(),
  job: z.string().nullable(),
  character: z.string().nullable(),
})
export type CreditView = z.infer<typeof creditView>

export const videoView = z.object({
  id: z.number(),
  name: z.string(),
  type: z.enum(['video', 'stream', 'embed', 'infofile', 'external']),
  src: z.string(),
  thumbnail: z.string().nullable(),
  quality: z.string().nullable(),
  language: z.string().nullable(),
  streaming: z.boolean(),
  title: z.string(),
  id_user: z.number().nullable(),
  title_id: z.number(),
  captions: z.array(z.object({ id: z.number(), url: z.string(), name: z.string(), language: z.string() })),
  latest_play: z.object({ time_watched: z.number() }).nullable(),
})

/** A title in full. */
export const titleSchema = titleCardSchema.extend({
  original_name: z.string().nullable(),
  description: z.string().nullable(),
  tagline: z.string().nullable(),
  release_date: z.string().nullable(),
  runtime: z.number().nullable(),
  certification: z.string().nullable(),
  license: z.string().nullable(),
  homepage: z.string().nullable(),
  languages: z.array(z.string()),
  rating: z.number().nullable(),
  vote_count: z.number(),
  categorie: named,
  genres: z.array(genreView),
  keywords: z.array(genreView),
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  cast: z.array(creditView),
  crew: z.array(creditView),
  seasons: z.array(seasonSummary),
  episodes_count: z.number(),
  images: z.array(z.object({ id: z.number(), url: z.string(), type: z.string() })),
  videos: z.array(videoView),
  primary_video: videoView.nullable(),
  /** Names of the languages that active links offer. */
  link_languages: z.array(named),
  liens_count: z.number(),
  nzbs_count: z.number(),
  last_link: z.object({ nzb: z.boolean(), created_at: z.string() }).nullable(),
  linkadded_at: z.string().nullable(),
  external_ids: z.array(z.object({ provider: z.string(), value: z.string() })),
  created_at: z.string(),
  updated_at: z.string(),
})
export type TitleView = z.infer<typeof titleSchema>

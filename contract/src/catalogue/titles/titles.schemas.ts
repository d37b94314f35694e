import { z } from 'zod'
import { decimal, flag, optionId, wholeNumber } from '../../core/input.ts'
import { commaJoined, listQuery, pageSize } from '../../core/list-query.ts'
import { readersLanguage } from '../../core/language-code.ts'
import { VIDEO_TYPES } from '../videos/video-types.ts'
import { TITLE_TYPES } from './title-types.ts'

/** Titles of a grid page: fills rows of two, four and six. */
export const TITLES_PER_PAGE = 42
/** Letters of the plot on a card. */
export const CARD_PLOT_LENGTH = 220
/** Letters of an episode's description where a list asks for short ones. */
export const TRUNCATED_DESCRIPTION_LENGTH = 200
/** A title carries the mark 'New' for so long after it was added. */
export const NEW_TITLE_DAYS = 7
export const EPISODES_PER_PAGE = 30

/** Number of a season or an episode; 0 holds the specials. */
export const seasonOrEpisode = wholeNumber({ most: 99_999 })

/** The columns a list may be sorted by: each has an index. */
export const TITLE_ORDERS = [
  'popularity',
  'year',
  'created_at',
  'last_link_at',
  'rating',
  'name',
] as const
export type TitleOrder = (typeof TITLE_ORDERS)[number]

export const titleTypeSchema = z.enum(TITLE_TYPES)
const namedSchema = z.object({ id: z.number(), name: z.string() })
const day = z.string().nullable()

/** What a poster card shows. */
export const titleCardSchema = z.object({
  id: z.number(),
  model_type: z.literal('title'),
  name: z.string(),
  slug: z.string(),
  year: z.number().nullable(),
  type: titleTypeSchema,
  is_series: z.boolean(),
  poster: z.string().nullable(),
  backdrop: z.string().nullable(),
  /** At most {@link CARD_PLOT_LENGTH} letters. */
  plot: z.string().nullable(),
  runtime: z.number().nullable(),
  certification: z.string().nullable(),
  /** Out of ten. */
  rating: z.number().nullable(),
  best_quality: z.object({ id: z.number(), label: z.string() }).nullable(),
  seasons_count: z.number(),
  /** Every known episode has an active link. */
  is_complete: z.boolean(),
  is_new: z.boolean(),
  liens_active_count: z.number(),
  nzbs_active_count: z.number(),
  torrents_active_count: z.number(),
})
export type TitleCard = z.infer<typeof titleCardSchema>

export const seasonSummarySchema = z.object({
  id: z.number(),
  number: z.number(),
  name: z.string().nullable(),
  year: z.number().nullable(),
  poster: z.string().nullable(),
  episode_count: z.number(),
  /** The highest episode that has an active link; a link to the whole season covers all of them. */
  last_episode: z.number(),
  is_complete: z.boolean(),
  liens_active_count: z.number(),
  nzbs_active_count: z.number(),
})
export type SeasonSummary = z.infer<typeof seasonSummarySchema>

export const captionSchema = z.object({
  id: z.number(),
  name: z.string(),
  language: z.string(),
  url: z.string(),
})

export const videoSchema = z.object({
  id: z.number(),
  name: z.string(),
  type: z.enum(VIDEO_TYPES),
  /** Absent for those who may not play it. */
  src: z.string().nullable(),
  thumbnail: z.string().nullable(),
  quality: z.string().nullable(),
  language: z.string().nullable(),
  streaming: z.boolean(),
  captions: z.array(captionSchema),
  season_number: z.number().nullable(),
  episode_number: z.number().nullable(),
  title_id: z.number(),
  id_user: z.number().nullable(),
  /** Where the reader is in it, in seconds of its duration, which is 0 where no player knew it. */
  latest_play: z.object({ time_watched: z.number(), duration: z.number() }).nullable(),
})
export type VideoView = z.infer<typeof videoSchema>

export const episodeSchema = z.object({
  id: z.number(),
  title_id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  season_number: z.number(),
  episode_number: z.number(),
  poster: z.string().nullable(),
  release_date: day,
  runtime: z.number().nullable(),
  primary_video: videoSchema.nullable(),
  liens_active_count: z.number(),
})
export type EpisodeView = z.infer<typeof episodeSchema>

/** Somebody's part in a title. */
export const titleCreditSchema = z.object({
  id: z.number(),
  model_type: z.literal('person'),
  name: z.string(),
  slug: z.string(),
  poster: z.string().nullable(),
  department: z.string(),
  job: z.string().nullable(),
  character: z.string().nullable(),
})
export type TitleCredit = z.infer<typeof titleCreditSchema>
const titleCreditsSchema = z.object({
  cast: z.array(titleCreditSchema),
  crew: z.array(titleCreditSchema),
})

export const seasonSchema = seasonSummarySchema.extend({
  description: z.string().nullable(),
  release_date: day,
  /** Its own people, besides those of the title. */
  credits: titleCreditsSchema,
})
export type SeasonView = z.infer<typeof seasonSchema>

export const IMAGE_KINDS = ['poster', 'backdrop', 'still', 'portrait'] as const
export const imageSchema = z.object({
  id: z.number(),
  url: z.string(),
  type: z.enum(IMAGE_KINDS),
  width: z.number().nullable(),
  height: z.number().nullable(),
})
export type ImageView = z.infer<typeof imageSchema>

/** Genres and keywords; the slug is what a channel's address is narrowed by. */
export const taxonSchema = namedSchema.extend({ slug: z.string() })
export type Taxon = z.infer<typeof taxonSchema>
export const countrySchema = z.object({ code: z.string(), name: z.string() })
export type Country = z.infer<typeof countrySchema>

/** Colours, as `#rrggbb`, that stand out of the grounds of dark and of light themes. */
export const workAccentSchema = z.object({ dark: z.string(), light: z.string() })
export type WorkAccent = z.infer<typeof workAccentSchema>

/** Everything about one title. */
export const titleSchema = titleCardSchema.extend({
  /** Out of the palette that the work is drawn in. */
  accent: workAccentSchema,
  original_name: z.string().nullable(),
  tagline: z.string().nullable(),
  /** In full, unlike a card's. */
  plot: z.string().nullable(),
  categorie: namedSchema.extend({ slug: z.string().nullable() }),
  release_date: day,
  license: z.string().nullable(),
  homepage: z.string().nullable(),
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
  genres: z.array(taxonSchema),
  keywords: z.array(taxonSchema),
  production_countries: z.array(countrySchema),
  external_ids: z.record(z.string(), z.string()),
  vote_count: z.number(),
  credits: titleCreditsSchema,
  images: z.array(imageSchema),
  videos: z.array(videoSchema),
  primary_video: videoSchema.nullable(),
  seasons: z.array(seasonSummarySchema),
  episodes_count: z.number(),
  /** What the active links are spoken in. */
  link_languages: z.array(namedSchema),
  /** As many as this reader may see, whatever their status. */
  liens_count: z.number(),
  nzbs_count: z.number(),
  /** The newest active contribution; `nzb` says which table it is in. */
  last_link: z.object({ id: z.number(), nzb: z.boolean(), created_at: z.string() }).nullable(),
  linkadded_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  liens_by_user_count: z.number(),
  liens_by_active_user_count: z.number(),
  liens_by_pending_user_count: z.number(),
  liens_by_user_morts_count: z.number(),
  nzbs_by_user_count: z.number(),
  can: z.object({ update: z.boolean(), addLink: z.boolean(), play: z.boolean() }),
})
export type TitleView = z.infer<typeof titleSchema>

/** Overrides the language that the reader is known to read. */
export const languageQuery = z.object({ lang: readersLanguage().optional() })

const year = wholeNumber({ least: 1000, most: 2200 })
const minutes = wholeNumber({ least: 1, most: 100_000 })
const optionIds = commaJoined.refine(
  (ids) => ids.length <= 100 && ids.every((each) => optionId.safeParse(each).success),
  'There is no record with this number.',
)

/**
 * How lists of titles are narrowed. Genres and keywords go by slug or id, and all of them hold; countries go by code,
 * qualities and the languages of links by id, spoken languages by code, and one of each is enough. Runtimes are minutes.
 */
export const titleFilterQuery = z.object({
  type: commaJoined.pipe(z.array(titleTypeSchema).max(TITLE_TYPES.length)).optional(),
  genre: commaJoined.optional(),
  keyword: commaJoined.optional(),
  country: commaJoined.optional(),
  language: optionIds.optional(),
  quality: optionIds.optional(),
  year_from: year.optional(),
  year_to: year.optional(),
  min_rating: decimal({ most: 10 }).optional(),
  max_rating: decimal({ most: 10 }).optional(),
  runtime_from: minutes.optional(),
  runtime_to: minutes.optional(),
  certification: commaJoined.optional(),
  spoken_language: commaJoined.optional(),
  has_links: flag.optional(),
})
export type TitleFilterQuery = z.output<typeof titleFilterQuery>

export const listTitlesQuery = listQuery.extend(titleFilterQuery.shape).extend({
  ...languageQuery.shape,
  perPage: pageSize(TITLES_PER_PAGE),
  orderBy: z.enum(TITLE_ORDERS).optional(),
})
export type ListTitlesQuery = z.output<typeof listTitlesQuery>

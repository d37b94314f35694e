import { z } from 'zod'
import { line } from '../../core/input.ts'
import { listQuery, pageSize, paginated } from '../../core/list-query.ts'
import { newsCardSchema } from '../news/news.schemas.ts'
import { personCardSchema } from '../people/people.schemas.ts'
import {
  episodeSchema,
  languageQuery,
  TITLE_ORDERS,
  titleCardSchema,
  titleFilterQuery,
  TITLES_PER_PAGE,
  titleTypeSchema,
} from '../titles/titles.schemas.ts'

/**
 * `hero` stands at the top of the front page; within it, `ranked` numbers its posters, `wide` shows backdrops, `large` shows
 * posters larger, `spotlight` one title a day, `mosaic` its most frequent genres, and `episodes` the episodes that got
 * links last.
 */
export const CHANNEL_LAYOUTS = [
  'grid',
  'slider',
  'list',
  'news',
  'hero',
  'ranked',
  'wide',
  'large',
  'spotlight',
  'mosaic',
  'episodes',
] as const
export type ChannelLayout = (typeof CHANNEL_LAYOUTS)[number]
export const CHANNEL_CONTENTS = ['automatic', 'manual', 'nested'] as const
export const CHANNEL_ITEM_TYPES = ['title', 'person', 'news', 'channel'] as const

const slugs = z.union([z.string(), z.array(z.string())]).optional()
const ids = z.union([z.number(), z.array(z.number())]).optional()

/** What an automatic channel holds, as it is stored. Genres and keywords go by slug, countries by code. */
export const channelFilterSchema = z.object({
  type: titleTypeSchema.optional(),
  types: z.array(titleTypeSchema).optional(),
  genre: slugs,
  keyword: slugs,
  country: slugs,
  language: ids,
  quality: ids,
  year_from: z.number().int().optional(),
  year_to: z.number().int().optional(),
  min_rating: z.number().optional(),
  max_rating: z.number().optional(),
  runtime_from: z.number().int().optional(),
  runtime_to: z.number().int().optional(),
  certification: slugs,
  spoken_language: slugs,
  has_links: z.boolean().optional(),
  has_plot: z.boolean().optional(),
})
export type ChannelFilter = z.infer<typeof channelFilterSchema>

/** What an address such as `/movies/horror` is narrowed to. */
export const restrictionSchema = z.object({
  model_type: z.enum(['genre', 'keyword', 'production_country', 'person']),
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  slug: z.string(),
})
export type ChannelRestriction = z.infer<typeof restrictionSchema>

const channelBaseSchema = z.object({
  id: z.number(),
  model_type: z.literal('channel'),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  layout: z.enum(CHANNEL_LAYOUTS),
  content_type: z.enum(CHANNEL_CONTENTS),
  item_type: z.enum(CHANNEL_ITEM_TYPES),
  order_by: z.string(),
  /** The one kind of title it holds, where it holds one. */
  type: titleTypeSchema.nullable(),
})

const channelItemSchema = z.discriminatedUnion('model_type', [
  titleCardSchema,
  personCardSchema,
  newsCardSchema,
])
export type ChannelItem = z.infer<typeof channelItemSchema>

/** A genre of a channel's titles, with the best known of them. */
export const genreTileSchema = z.object({
  id: z.number(),
  model_type: z.literal('genre'),
  name: z.string(),
  slug: z.string(),
  titles: z.array(titleCardSchema),
})
export type GenreTile = z.infer<typeof genreTileSchema>

/** An episode that got links. */
export const episodeCardSchema = episodeSchema
  .pick({ id: true, name: true, season_number: true, episode_number: true, poster: true })
  .extend({ model_type: z.literal('episode'), title: titleCardSchema, linked_at: z.string() })
export type EpisodeCard = z.infer<typeof episodeCardSchema>

const nestedItemSchema = z.discriminatedUnion('model_type', [
  titleCardSchema,
  personCardSchema,
  newsCardSchema,
  genreTileSchema,
  episodeCardSchema,
])
export type NestedItem = z.infer<typeof nestedItemSchema>

/** A channel within a channel, with the first of its items. */
export const nestedChannelSchema = channelBaseSchema.extend({ items: z.array(nestedItemSchema) })
export type NestedChannel = z.infer<typeof nestedChannelSchema>

/** Filters that choose among values, as the parameters of the call are called. */
export const CHOICE_FILTERS = [
  'type',
  'genre',
  'country',
  'quality',
  'language',
  'spoken_language',
  'certification',
] as const
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number]

/** A value that the call asked for, with its name; null where nothing has this value. */
export const chosenFilterSchema = z.object({
  filter: z.enum(CHOICE_FILTERS),
  value: z.string(),
  label: z.string().nullable(),
})
export type ChosenFilter = z.infer<typeof chosenFilterSchema>

export const channelSchema = channelBaseSchema.extend({
  restriction: restrictionSchema.nullable(),
  /** What the list is narrowed to by choices of the call, in their order. */
  filters: z.array(chosenFilterSchema),
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  /** A page of items; null for a channel of channels. */
  content: paginated(channelItemSchema).shape.pagination.nullable(),
  channels: z.array(nestedChannelSchema),
})
export type ChannelView = z.infer<typeof channelSchema>

/** The values that the titles of a channel can be narrowed by, with how many would be left. */
const facetSchema = z.array(
  z.object({
    value: z.string(),
    label: z.string(),
    /** Null where so few have it that a sample does not tell how many. */
    count: z.number().nullable(),
    /** The count is that of a sample, scaled up. */
    is_estimate: z.boolean(),
  }),
)
export type Facet = z.infer<typeof facetSchema>

export const channelFacetsSchema = z.object({
  total: z.number(),
  /** The total is that of a sample, scaled up. */
  is_estimate: z.boolean(),
  facets: z.object({
    /** Kinds of titles; one at most where the list holds no others. */
    type: facetSchema,
    genre: facetSchema,
    country: facetSchema,
    quality: facetSchema,
    language: facetSchema,
    spoken_language: facetSchema,
    certification: facetSchema,
    /** By the first year of each decade, newest first; whatever years are asked for. */
    decade: facetSchema,
  }),
})
export type ChannelFacets = z.infer<typeof channelFacetsSchema>

export const channelFacetsQuery = titleFilterQuery.extend({
  ...languageQuery.shape,
  restriction: line({ max: 120 }).optional(),
})
export type ChannelFacetsQuery = z.output<typeof channelFacetsQuery>

/** What the address of a title is made of. */
export const addressedTitleSchema = titleCardSchema.pick({ id: true, name: true, slug: true })

export const channelQuery = listQuery.extend(titleFilterQuery.shape).extend({
  ...languageQuery.shape,
  perPage: pageSize(TITLES_PER_PAGE),
  restriction: line({ max: 120 }).optional(),
  order: z.enum(TITLE_ORDERS).optional(),
  orderBy: z.enum(TITLE_ORDERS).optional(),
})
export type ChannelQuery = z.output<typeof channelQuery>

import { z } from 'zod'
import { decimal, flag, id, line, optionId, slug, text, wholeNumber } from '../../../core/input.ts'
import { pageSize, paginated } from '../../../core/list-query.ts'
import { seenVersion, versionView } from '../../../core/version.ts'
import { orNull } from '../../titles/title-values.schemas.ts'
import {
  languageQuery,
  TITLE_ORDERS,
  titleCardSchema,
  titleFilterQuery,
  titleTypeSchema,
} from '../../titles/titles.schemas.ts'
import { TITLE_TYPES } from '../../titles/title-types.ts'
import { CHANNEL_CONTENTS, CHANNEL_ITEM_TYPES, CHANNEL_LAYOUTS } from '../channels.schemas.ts'

export const CHANNEL_NAME_MAX_LENGTH = 80
export const CHANNEL_DESCRIPTION_MAX_LENGTH = 500
export const CHANNEL_MOST_ITEMS = 300
export const CHANNEL_MOST_SHOWN = 100
/** Posters beside the form. */
export const CHANNEL_PREVIEW_TITLES = 12

/** A channel as a list of those who arrange the site shows it. */
export const channelRecordRow = z.object({
  id: z.number(),
  version: versionView,
  slug: z.string(),
  name: z.string(),
  content_type: z.enum(CHANNEL_CONTENTS),
  item_type: z.enum(CHANNEL_ITEM_TYPES),
  layout: z.enum(CHANNEL_LAYOUTS),
  updated_at: z.string(),
  /** The front page and the pages of categories stay, and keep their addresses. */
  is_fixed: z.boolean(),
  /** Names of the channels that hold it. */
  held_by: z.array(z.string()),
})
export type ChannelRecordRow = z.infer<typeof channelRecordRow>

const words = (max: number) => z.array(line({ max })).max(50).default([])
const year = orNull(
  wholeNumber({ least: 1_000, most: 2_200 }),
  'Please enter a year from 1000 to 2200.',
)
const rating = orNull(decimal({ most: 10 }), 'Please enter a number from 0 to 10.')
const minutes = orNull(wholeNumber({ most: 100_000 }), 'Please enter minutes.')

/** What an automatic channel holds: all that is asked for must be so, of several values of one field one, of genres and keywords all. */
export const channelFilterForm = z.object({
  types: z.array(titleTypeSchema).max(TITLE_TYPES.length).default([]),
  genre: words(80),
  keyword: words(80),
  country: words(3),
  language: z.array(optionId).max(50).default([]),
  quality: z.array(optionId).max(50).default([]),
  spoken_language: words(8),
  certification: words(20),
  year_from: year.default(null),
  year_to: year.default(null),
  min_rating: rating.default(null),
  max_rating: rating.default(null),
  runtime_from: minutes.default(null),
  runtime_to: minutes.default(null),
  has_links: flag.default(false),
  has_plot: flag.default(false),
})
export type ChannelFilterForm = z.output<typeof channelFilterForm>

const pickedTitle = titleCardSchema.pick({
  model_type: true,
  id: true,
  name: true,
  year: true,
  type: true,
  poster: true,
})
const pickedPerson = z.object({
  id: z.number(),
  model_type: z.literal('person'),
  name: z.string(),
  poster: z.string().nullable(),
  known_for: z.string().nullable(),
})
const pickedChannel = z.object({
  id: z.number(),
  model_type: z.literal('channel'),
  name: z.string(),
  slug: z.string(),
})

/** Where a channel is shown besides its own page. */
const channelUses = z.object({
  /** Channels that hold it. */
  channels: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Names of menus with an entry that leads to it. */
  menus: z.array(z.string()),
  is_home: z.boolean(),
  is_on_landing_page: z.boolean(),
})
export type ChannelUses = z.infer<typeof channelUses>

/** A channel as its editor begins with it. */
export const editedChannel = channelRecordRow.extend({
  name_fr: z.string().nullable(),
  description: z.string().nullable(),
  description_fr: z.string().nullable(),
  items_shown: z.number(),
  order_by: z.enum(TITLE_ORDERS),
  filter: z.object({
    types: z.array(titleTypeSchema),
    genre: z.array(z.string()),
    keyword: z.array(z.string()),
    country: z.array(z.string()),
    language: z.array(z.number()),
    quality: z.array(z.number()),
    spoken_language: z.array(z.string()),
    certification: z.array(z.string()),
    year_from: z.number().nullable(),
    year_to: z.number().nullable(),
    min_rating: z.number().nullable(),
    max_rating: z.number().nullable(),
    runtime_from: z.number().nullable(),
    runtime_to: z.number().nullable(),
    has_links: z.boolean(),
    has_plot: z.boolean(),
  }),
  /** What the keywords of the filter are called. */
  keywords: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Chosen by hand, in their order. */
  items: z.array(z.discriminatedUnion('model_type', [pickedTitle, pickedPerson, pickedChannel])),
  seo_title: z.string().nullable(),
  seo_title_fr: z.string().nullable(),
  seo_description: z.string().nullable(),
  seo_description_fr: z.string().nullable(),
  uses: channelUses,
})
export type EditedChannel = z.infer<typeof editedChannel>
export const editedChannelAnswer = z.object({ channel: editedChannel })

const name = { max: CHANNEL_NAME_MAX_LENGTH, tooLong: 'This name is too long.' }
const description = orNull(
  text({ max: CHANNEL_DESCRIPTION_MAX_LENGTH, tooLong: 'This description is too long.' }),
).default(null)
const seoTitle = orNull(line({ max: 150 })).default(null)

export const channelForm = z.object({
  name: line({ ...name, missing: 'Please enter what it is called.' }),
  name_fr: orNull(line(name)).default(null),
  /** Written as addresses are; empty: made of the name. */
  slug: orNull(line(name)).default(null),
  description,
  description_fr: description,
  content_type: z.enum(CHANNEL_CONTENTS),
  item_type: z.enum(CHANNEL_ITEM_TYPES).default('title'),
  layout: z.enum(CHANNEL_LAYOUTS).default('grid'),
  items_shown: wholeNumber({
    least: 1,
    most: CHANNEL_MOST_SHOWN,
    message: 'Please enter a number from 1 to 100.',
  }).default(20),
  order_by: z.enum(TITLE_ORDERS).default('popularity'),
  filter: channelFilterForm.prefault({}),
  /** Numbers of what is chosen by hand, in their order. */
  items: z.array(id).max(CHANNEL_MOST_ITEMS).default([]),
  seo_title: seoTitle,
  seo_title_fr: seoTitle,
  seo_description: description,
  seo_description_fr: description,
})
export type ChannelForm = z.output<typeof channelForm>

export const updateChannelForm = channelForm.extend(seenVersion.shape)

export const channelModelParams = z.object({ slugOrId: slug })

export const channelPreviewQuery = titleFilterQuery.extend({
  ...languageQuery.shape,
  has_plot: flag.optional(),
  order: z.enum(TITLE_ORDERS).default('popularity'),
  perPage: pageSize(CHANNEL_PREVIEW_TITLES),
})
export type ChannelPreviewQuery = z.output<typeof channelPreviewQuery>
export const channelPreview = paginated(titleCardSchema)

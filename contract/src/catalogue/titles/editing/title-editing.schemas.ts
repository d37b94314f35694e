import { z } from 'zod'
import { day, exactText, id, line, token, wholeNumber } from '../../../core/input.ts'
import { seenVersion, versionView } from '../../../core/version.ts'
import { pictureAddress } from '../../images/catalogue-pictures.ts'
import { CAST_DEPARTMENT, DEPARTMENTS } from '../../people/departments.ts'
import { TITLE_FIELD_NAMES } from '../title-fields.ts'
import { TITLE_TYPES } from '../title-types.ts'
import { orNull } from '../title-values.schemas.ts'

export const MOST_GENRES = 20
export const MOST_KEYWORDS = 100
export const MOST_COUNTRIES = 30
export const MOST_LANGUAGES = 30
/** Of one record: large productions have some hundred people in a department. */
export const MOST_CREDITS = 1_000
/** Of one season; what runs daily for years has more than one. */
export const MOST_EPISODES = 2_000
const TEXT_MAX = 10_000
const NUMBER_MAX = 10_000

const named = z.object({ id: z.number(), name: z.string() })
const coded = z.object({ code: z.string(), name: z.string() })
const locks = z.array(z.enum(TITLE_FIELD_NAMES))
const code = token({ max: 8 })

/** Of a season of a title in the editor's navigation. */
const seasonEntry = z.object({
  number: z.number(),
  name: z.string().nullable(),
  episodes_count: z.number(),
})

/** What the frame of the editor shows around every tab. */
export const titleFrameView = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  type: z.enum(TITLE_TYPES),
  is_series: z.boolean(),
  year: z.number().nullable(),
  poster: z.string().nullable(),
  /** By number; specials are season 0. */
  seasons: z.array(seasonEntry),
  /** What each tab holds. */
  counts: z.object({
    reviews: z.number(),
    comments: z.number(),
    images: z.number(),
    genres: z.number(),
    keywords: z.number(),
    countries: z.number(),
    cast: z.number(),
    crew: z.number(),
    videos: z.number(),
    seasons: z.number(),
  }),
})
export type TitleFrameView = z.output<typeof titleFrameView>

/** Sets that belong to a title. */
export const titlePartsView = z.object({
  id: z.number(),
  version: versionView,
  genres: z.array(named),
  keywords: z.array(named),
  countries: z.array(coded),
  /** In which it is spoken, that of the original first. */
  languages: z.array(coded),
  locks,
})
export type TitlePartsView = z.output<typeof titlePartsView>

export const titlePartsForm = z
  .object({
    /** Numbers of genres. */
    genres: z.array(id).max(MOST_GENRES, 'A title can have 20 genres at most.'),
    /** By name; one that is not there yet is made. */
    keywords: z
      .array(line({ max: 80, missing: 'A keyword cannot be empty.' }))
      .max(MOST_KEYWORDS, 'A title can have 100 keywords at most.'),
    /** Codes, as `FR`. */
    countries: z.array(code).max(MOST_COUNTRIES, 'A title can have 30 countries at most.'),
    /** Codes, as `fr`. */
    languages: z.array(code).max(MOST_LANGUAGES, 'A title can have 30 languages at most.'),
    /** All that is to be locked; what is changed is locked besides. */
    locks: locks.max(TITLE_FIELD_NAMES.length),
  })
  .partial()
  .extend(seenVersion.shape)
export type TitlePartsForm = z.output<typeof titlePartsForm>

export const TITLE_IMAGE_KINDS = ['poster', 'backdrop', 'still'] as const
export const MOST_IMAGES = 200
const imageRow = z.object({
  id: z.number(),
  kind: z.enum(TITLE_IMAGE_KINDS),
  url: z.string(),
})
export const imagesSheet = z.object({
  id: z.number(),
  version: versionView,
  /** Besides the poster and the backdrop, in their order. */
  images: z.array(imageRow),
  poster: z.string().nullable(),
  backdrop: z.string().nullable(),
})
export type ImagesSheet = z.output<typeof imagesSheet>
/** Pictures lie with others, and the site shows those of hosts that it knows, or were sent to it. */
export const imagesForm = z.object({
  ...seenVersion.shape,
  /** All of them, in their order; who is not named goes. */
  images: z
    .array(
      z.object({
        id: id.optional(),
        kind: z.enum(TITLE_IMAGE_KINDS, 'Please choose what it shows.'),
        url: pictureAddress(),
      }),
    )
    .max(MOST_IMAGES, 'A title can have 200 images at most.')
    .optional(),
  poster: orNull(pictureAddress()).optional(),
  backdrop: orNull(pictureAddress()).optional(),
})
export type ImagesForm = z.output<typeof imagesForm>

/** Cast or crew, of the title itself, a season or an episode. */
const place = {
  season: wholeNumber({ most: NUMBER_MAX }).optional(),
  episode: wholeNumber({ most: NUMBER_MAX }).optional(),
}
export const CREDIT_GROUPS = ['cast', 'crew'] as const
export type CreditGroup = (typeof CREDIT_GROUPS)[number]
export const creditsQuery = z.object({ ...place, group: z.enum(CREDIT_GROUPS).default('cast') })
export type CreditsQuery = z.output<typeof creditsQuery>

export const creditRow = z.object({
  id: z.number(),
  person: named.extend({ poster: z.string().nullable() }),
  department: z.enum(DEPARTMENTS),
  job: z.string().nullable(),
  character: z.string().nullable(),
})
export type CreditRow = z.output<typeof creditRow>

export const creditsSheet = z.object({
  /** Of the title. */
  id: z.number(),
  version: versionView,
  /** In their order. */
  credits: z.array(creditRow),
  is_locked: z.boolean(),
})
export type CreditsSheet = z.output<typeof creditsSheet>

export const creditsForm = z
  .object({
    ...seenVersion.shape,
    ...creditsQuery.shape,
    /** All of this group, in their order: whoever is not named goes. */
    credits: z
      .array(
        z.object({
          /** Of a credit that is there. */
          id: id.optional(),
          person_id: id,
          department: z.enum(DEPARTMENTS, 'Please choose a department.'),
          job: orNull(line({ max: 120 })).default(null),
          character: orNull(line({ max: 300 })).default(null),
        }),
      )
      .max(MOST_CREDITS, 'At most 1,000 people can be named here.'),
  })
  .refine(
    ({ group, credits }) =>
      credits.every(({ department }) => (department === CAST_DEPARTMENT) === (group === 'cast')),
    { path: ['credits'], error: 'Please choose a department.' },
  )
export type CreditsForm = z.output<typeof creditsForm>

/** What somebody does for a title, where it is edited by itself. */
const creditWork = {
  department: z.enum(DEPARTMENTS, 'Please choose a department.'),
  job: orNull(line({ max: 120 })).default(null),
  character: orNull(line({ max: 300 })).default(null),
}
export const newCreditForm = z.object({ ...place, person_id: id, ...creditWork })
export type NewCreditForm = z.output<typeof newCreditForm>
export const creditForm = z.object({ ...seenVersion.shape, ...creditWork })
export type CreditForm = z.output<typeof creditForm>
export const removeCreditForm = seenVersion

export const creditEntry = z.object({
  id: z.number(),
  title_id: z.number(),
  /** Of the title. */
  version: versionView,
  department: z.enum(DEPARTMENTS),
  job: z.string().nullable(),
  character: z.string().nullable(),
})
export type CreditEntry = z.output<typeof creditEntry>
export const creditAnswer = z.object({ credit: creditEntry })

const year = orNull(
  wholeNumber({ least: 1_000, most: 2_200 }),
  'Please enter a year from 1000 to 2200.',
)
const isPlausible = (written: string | null) =>
  written === null || (written >= '1000-01-01' && written <= '2200-12-31')
const releaseDay = orNull(day(), 'Please enter a day.').refine(
  isPlausible,
  'Please enter a day from 1000 to 2200.',
)
const longText = orNull(exactText({ max: TEXT_MAX }))

/** What of a season is edited, besides its number. */
export const seasonValues = z.object({
  name: orNull(line({ max: 300 })),
  name_fr: orNull(line({ max: 300 })),
  plot: longText,
  plot_fr: longText,
  year,
  release_date: releaseDay,
  poster: orNull(pictureAddress()),
})

export const seasonRow = z.object({
  id: z.number(),
  number: z.number(),
  name: z.string().nullable(),
  name_fr: z.string().nullable(),
  plot: z.string().nullable(),
  plot_fr: z.string().nullable(),
  year: z.number().nullable(),
  release_date: z.string().nullable(),
  poster: z.string().nullable(),
  episodes_count: z.number(),
  cast_count: z.number(),
  crew_count: z.number(),
})
export type SeasonRow = z.output<typeof seasonRow>

export const seasonsSheet = z.object({
  id: z.number(),
  version: versionView,
  seasons: z.array(seasonRow),
  is_locked: z.boolean(),
})
export type SeasonsSheet = z.output<typeof seasonsSheet>

const seasonNumber = wholeNumber({ most: NUMBER_MAX, message: 'Please enter a number.' })
const episodeNumber = wholeNumber({ most: NUMBER_MAX, message: 'Please enter a number.' })

export const newSeasonForm = seasonValues.partial().extend({
  ...seenVersion.shape,
  number: seasonNumber,
  /** So many episodes, called by their numbers, come with it. */
  episodes: wholeNumber({
    most: 500,
    message: 'Please enter a number from 0 to 500.',
  }).default(0),
})
export const seasonForm = seasonValues.partial().extend(seenVersion.shape)
export type SeasonForm = z.output<typeof seasonForm>
export const removeSeasonForm = seenVersion

export const episodeValues = z.object({
  number: episodeNumber,
  name: line({ max: 300, missing: 'Please enter what it is called.' }),
  name_fr: orNull(line({ max: 300 })),
  plot: longText,
  plot_fr: longText,
  release_date: releaseDay,
  runtime: orNull(wholeNumber({ least: 1, most: 100_000 }), 'Please enter minutes from 1.'),
  picture: orNull(pictureAddress()),
})

export const episodeRow = z.object({
  id: z.number(),
  number: z.number(),
  name: z.string(),
  name_fr: z.string().nullable(),
  plot: z.string().nullable(),
  plot_fr: z.string().nullable(),
  release_date: z.string().nullable(),
  runtime: z.number().nullable(),
  picture: z.string().nullable(),
})
export type EpisodeRow = z.output<typeof episodeRow>

export const episodesSheet = z.object({
  id: z.number(),
  version: versionView,
  season: z.object({ number: z.number(), name: z.string().nullable() }),
  /** By number. */
  episodes: z.array(episodeRow),
  is_locked: z.boolean(),
})
export type EpisodesSheet = z.output<typeof episodesSheet>

/** Those that are edited, new or go; all others stay as they are. */
export const episodesForm = z.object({
  ...seenVersion.shape,
  episodes: z
    .array(episodeValues.partial().extend({ id: id.optional() }))
    .max(MOST_EPISODES, 'A season can have 2,000 episodes at most.')
    .default([]),
  /** Numbers of records. What belongs to them goes along. */
  removed: z.array(id).max(MOST_EPISODES).default([]),
})
export type EpisodesForm = z.output<typeof episodesForm>

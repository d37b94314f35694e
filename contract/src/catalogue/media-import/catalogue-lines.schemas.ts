import { z } from 'zod'
import {
  day,
  decimal,
  exactText,
  flag,
  INT4_MAX,
  line,
  token,
  url,
  wholeNumber,
} from '../../core/input.ts'
import { DEPARTMENTS } from '../people/departments.ts'
import { GENDERS, PERSON_FIELD_NAMES } from '../people/person-fields.ts'
import { TITLE_FIELD_NAMES } from '../titles/title-fields.ts'
import { TITLE_TYPES } from '../titles/title-types.ts'
import { VIDEO_TYPES } from '../videos/video-types.ts'

/** What files of a catalogue begin each line with: another number is of another time. */
export const CATALOGUE_FORMAT = 1
/** Longer lines are skipped without being read: the longest series with all that belongs to them have a tenth of it. */
export const CATALOGUE_LINE_MAX_BYTES = 16 * 1024 * 1024

const LONG = 100_000
const orNone = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().default(null)
const many = <Schema extends z.ZodType>(schema: Schema, max: number) =>
  z.array(schema).max(max).default([])
const name = (max = 300) => line({ max })
const text = orNone(exactText({ max: LONG }))
const short = orNone(name())
const required = line({ max: 300, missing: 'Please enter what it is called.' })
const whole = orNone(wholeNumber({ most: INT4_MAX }))
const amount = orNone(wholeNumber({ least: 0, most: Number.MAX_SAFE_INTEGER }))
const year = orNone(wholeNumber({ least: 1_000, most: 2_200 }))
const positive = orNone(wholeNumber({ least: 1, most: INT4_MAX }))
const popularity = decimal({ most: 1_000_000_000 }).default(0)
/** Of the web, or of a file of this site. */
const address = z.union([url(), exactText({ max: 2_000 }).regex(/^\/(?![/\\])[^\s\\]*$/)])
const place = orNone(address)
const key = name(400).min(1)

const externalIds = many(z.object({ provider: name(60).min(1), value: name(200).min(1) }), 100)
const image = z.object({
  kind: z.enum(['poster', 'backdrop', 'still', 'portrait']),
  url: address,
  width: positive,
  height: positive,
})
const images = many(image, 2_000)
const named = z.object({
  slug: name(120).min(1),
  name: name(200).min(1),
  name_fr: orNone(name(200)),
})
/** In other languages, by code. */
const translations = many(
  z.object({
    language: token({ max: 2 }).regex(/^[a-z]{2}$/),
    name: short,
    plot: text,
    tagline: short,
  }),
  20,
)
const partTranslations = orNone(
  z
    .record(
      token({ max: 2 }).regex(/^[a-z]{2}$/),
      z.object({ name: name().nullish(), plot: exactText({ max: LONG }).nullish() }),
    )
    .refine((given) => Object.keys(given).length <= 20),
)
const credits = many(
  z.object({
    /** The key of a line of a person. */
    person: key,
    /** For a file without that line. */
    name: required,
    department: z.enum(DEPARTMENTS),
    job: short,
    character: orNone(name(1_000)),
  }),
  20_000,
)
const number = wholeNumber({ most: 100_000 })
const episode = z.object({
  number,
  name: required,
  plot: text,
  release_date: orNone(day()),
  runtime: positive,
  poster: place,
  translations: partTranslations,
  images,
  credits,
})
const season = z.object({
  number,
  name: short,
  plot: text,
  year,
  release_date: orNone(day()),
  poster: place,
  translations: partTranslations,
  credits,
  episodes: many(episode, 20_000),
})
const seconds = orNone(decimal({ most: 1_000_000 }))
const video = z
  .object({
    season: orNone(number),
    episode: orNone(number),
    name: required,
    type: z.enum(VIDEO_TYPES),
    url: exactText({ max: 5_000 }),
    thumbnail: place,
    quality: orNone(name(100)),
    language: orNone(token({ max: 8 })),
    streaming: flag.default(true),
    duration: positive,
    intro_start: seconds,
    intro_end: seconds,
    credits_start: seconds,
    chapters: many(z.object({ start: decimal({ most: 1_000_000 }), name: name(200) }), 200),
    storyboard: place,
    captions: many(
      z.object({
        name: name(200).min(1),
        language: token({ max: 16 }),
        url: exactText({ max: 2_000 }).default(''),
        content: orNone(exactText({ max: 4_000_000 })),
        offset_ms: wholeNumber({ least: -600_000, most: 600_000 }).default(0),
      }),
      100,
    ),
  })
  .refine(({ type, url: src }) => type === 'infofile' || address.safeParse(src).success, {
    path: ['url'],
    message: 'Please enter an address that begins with https:// or http://.',
  })
  .refine(
    ({ intro_start: start, intro_end: end }) =>
      (start === null) === (end === null) && (start === null || start < end!),
    { path: ['intro_end'], message: 'An intro ends after it began.' },
  )

/** A person with what is known of them, but for the titles that they are in. */
export const personLine = z
  .object({
    key,
    name: required,
    birth_date: orNone(day()),
    death_date: orNone(day()),
    birthplace: short,
    biography: text,
    biography_fr: text,
    poster: place,
    popularity,
    gender: orNone(z.enum(GENDERS)),
    known_for: orNone(z.enum(DEPARTMENTS)),
    locks: many(z.enum(PERSON_FIELD_NAMES), PERSON_FIELD_NAMES.length),
    external_ids: externalIds,
    images,
  })
  .refine(({ birth_date: birth, death_date: death }) => !birth || !death || death >= birth, {
    path: ['death_date'],
    message: 'Nobody died before they were born.',
  })
export type PersonLine = z.output<typeof personLine>

/** A title with everything that belongs to it, but for what members did. */
export const titleLine = z.object({
  key,
  type: z.enum(TITLE_TYPES),
  is_series: flag.default(false),
  name: required,
  original_name: short,
  year,
  release_date: orNone(day()),
  plot: text,
  tagline: orNone(name(1_000)),
  translations,
  poster: place,
  backdrop: place,
  homepage: orNone(url()),
  license: short,
  runtime: positive,
  certification: orNone(name(20)),
  spoken_languages: many(token({ max: 8 }), 50),
  budget: amount,
  revenue: amount,
  tmdb_vote_average: orNone(decimal({ most: 10 })),
  tmdb_vote_count: whole,
  popularity,
  locks: many(z.enum(TITLE_FIELD_NAMES), TITLE_FIELD_NAMES.length),
  external_ids: externalIds,
  alternative_names: many(name().min(1), 1_000),
  genres: many(named, 200),
  keywords: many(named, 2_000),
  countries: many(token({ max: 2 }).regex(/^[A-Z]{2}$/), 300),
  images,
  credits,
  seasons: many(season, 2_000),
  videos: many(video, 20_000),
})
export type TitleLine = z.output<typeof titleLine>

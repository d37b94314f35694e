import { z } from 'zod'
import {
  addressValue,
  amountValue,
  countValue,
  dayValue,
  idValue,
  listOf,
  minutesValue,
  nameValue,
  numberValue,
  partOf,
  textValue,
} from './outside-values.ts'

const MOST_CAST = 60
const MOST_CREW = 400
const MOST_EPISODES = 2_000
export const MOST_SEASONS = 100

const code = z.string().regex(/^[A-Za-z]{2}$/)
/** Of a picture: below the address of the service's pictures. */
const picturePath = z
  .string()
  .regex(/^\/[\w./-]{1,200}$/)
  .nullable()
  .catch(null)
  .default(null)
const named = partOf({ name: nameValue(80) })
const flag = z.boolean().catch(false).default(false)

const person = { id: z.number().int().positive(), name: nameValue(), profile_path: picturePath }

const translations = partOf({
  translations: listOf(
    partOf({
      iso_639_1: textValue(2),
      iso_3166_1: textValue(2),
      data: partOf({
        title: nameValue(),
        name: nameValue(),
        overview: textValue(),
        tagline: nameValue(),
      }),
    }),
    200,
  ),
})

const videos = partOf({
  results: listOf(
    partOf({
      site: textValue(40),
      key: z.string().regex(/^[\w-]{5,20}$/),
      name: nameValue(200),
      type: textValue(40),
      iso_639_1: textValue(2),
    }),
    100,
  ),
})

const common = {
  id: z.number().int().positive(),
  overview: textValue(),
  tagline: nameValue(),
  poster_path: picturePath,
  backdrop_path: picturePath,
  homepage: addressValue,
  status: textValue(40),
  original_language: textValue(2),
  vote_average: numberValue,
  vote_count: countValue,
  popularity: numberValue,
  genres: listOf(named, 20),
  spoken_languages: listOf(z.object({ iso_639_1: code }), 20),
  production_countries: listOf(z.object({ iso_3166_1: code }), 20),
  translations,
  videos,
  external_ids: partOf({ imdb_id: textValue(20), wikidata_id: textValue(20), tvdb_id: idValue }),
}

export const movieAnswer = z.object({
  ...common,
  title: nameValue(),
  original_title: nameValue(),
  release_date: dayValue,
  runtime: minutesValue,
  budget: amountValue,
  revenue: amountValue,
  imdb_id: textValue(20),
  keywords: partOf({ keywords: listOf(named, 40) }),
  release_dates: partOf({
    results: listOf(
      partOf({
        iso_3166_1: textValue(2),
        release_dates: listOf(partOf({ certification: nameValue(20) }), 20),
      }),
      200,
    ),
  }),
  credits: partOf({
    cast: listOf(z.object({ ...person, character: nameValue() }), MOST_CAST),
    crew: listOf(
      z.object({ ...person, department: textValue(60), job: nameValue(120) }),
      MOST_CREW,
    ),
  }),
})

export const seriesAnswer = z.object({
  ...common,
  name: nameValue(),
  original_name: nameValue(),
  first_air_date: dayValue,
  in_production: flag,
  episode_run_time: listOf(z.number().int().positive().max(100_000), 5),
  origin_country: listOf(code, 20),
  keywords: partOf({ results: listOf(named, 40) }),
  content_ratings: partOf({
    results: listOf(partOf({ iso_3166_1: textValue(2), rating: nameValue(20) }), 200),
  }),
  created_by: listOf(z.object(person), 20),
  aggregate_credits: partOf({
    cast: listOf(
      z.object({ ...person, roles: listOf(partOf({ character: nameValue() }), 5) }),
      MOST_CAST,
    ),
    crew: listOf(
      z.object({
        ...person,
        department: textValue(60),
        jobs: listOf(partOf({ job: nameValue(120) }), 5),
      }),
      MOST_CREW,
    ),
  }),
  seasons: listOf(z.object({ season_number: z.number().int().min(0).max(10_000) }), MOST_SEASONS),
})

export const seasonAnswer = z.object({
  season_number: z.number().int().min(0),
  name: nameValue(),
  overview: textValue(),
  air_date: dayValue,
  poster_path: picturePath,
  episodes: listOf(
    z.object({
      episode_number: z.number().int().min(0).max(100_000),
      name: nameValue(),
      overview: textValue(),
      air_date: dayValue,
      runtime: minutesValue,
      still_path: picturePath,
    }),
    MOST_EPISODES,
  ),
})

export const searchAnswer = z.object({
  results: listOf(
    z.object({
      id: z.number().int().positive(),
      title: nameValue(),
      name: nameValue(),
      original_title: nameValue(),
      original_name: nameValue(),
      overview: textValue(400),
      poster_path: picturePath,
      release_date: dayValue,
      first_air_date: dayValue,
    }),
    40,
  ),
})

export const refusalAnswer = z.object({ success: z.literal(false), status_code: z.number() })

export type MovieAnswer = z.output<typeof movieAnswer>
export type SeriesAnswer = z.output<typeof seriesAnswer>
export type SeasonAnswer = z.output<typeof seasonAnswer>
export type SearchAnswer = z.output<typeof searchAnswer>

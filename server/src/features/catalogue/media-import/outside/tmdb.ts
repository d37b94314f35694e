import type { Settings } from '@mediatheque/contract/settings.ts'
import { z } from 'zod'
import type { Needs } from '../../../../platform/platform.ts'
import { askService, judgeStatus, type Service, type ToAsk } from './ask-service.ts'
import { type FoundTitle, MOST_FOUND, type OutsideCatalogue } from './outside-catalogue.ts'
import { OutsideServiceError, type ServiceFault } from './outside-service-error.ts'
import { yearOf } from './outside-values.ts'
import type { SeasonInBoth } from './read-tmdb-seasons.ts'
import { titleOfMovie, titleOfSeries } from './read-tmdb.ts'
import {
  movieAnswer,
  refusalAnswer,
  type SearchAnswer,
  searchAnswer,
  seasonAnswer,
  type SeasonAnswer,
  seriesAnswer,
} from './tmdb.schemas.ts'

const ORIGIN = 'https://api.themoviedb.org'
const PICTURES = 'https://image.tmdb.org'
/** It allows some forty calls in a second. */
const GAP_MS = 40
const LAST_PAGE = 500
const ALL_SEASONS_MS = 45_000

/** What its lists are called. */
const LISTS = {
  movie: {
    popular: 'popular',
    top_rated: 'top_rated',
    current: 'now_playing',
    coming: 'upcoming',
  },
  tv: {
    popular: 'popular',
    top_rated: 'top_rated',
    current: 'on_the_air',
    coming: 'airing_today',
  },
} as const

/** `status_code` of its refusals, where they say more than the status of HTTP. */
const FAULTS_BY_CODE: Readonly<Record<number, ServiceFault>> = {
  3: 'key refused',
  7: 'key refused',
  10: 'key refused',
  6: 'unknown id',
  34: 'unknown id',
  22: 'unknown id',
  25: 'too many',
}

function judge(status: number, body: unknown): ServiceFault | undefined {
  const refusal = refusalAnswer.safeParse(body)
  return (refusal.success && FAULTS_BY_CODE[refusal.data.status_code]) || judgeStatus(status)
}

/** Films and series of The Movie Database. */
export function createTmdb(
  platform: Needs<ToAsk>,
  { import_tmdb, import_tmdb_key: { api_key: key } }: Settings,
): OutsideCatalogue | undefined {
  if (key === '') return undefined
  const service: Service = {
    name: 'tmdb',
    origin: ORIGIN,
    standIn: import_tmdb.api,
    gapMs: GAP_MS,
    judge,
  }
  const pictures = import_tmdb.pictures ?? PICTURES
  const ask = <Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
    isOnce = false,
  ) => {
    // A key of the older kind goes with the address, one of the newer kind is a bearer token.
    const isToken = key.includes('.')
    const parameters = new URLSearchParams({ ...query, ...(!isToken && { api_key: key }) })
    const headers = isToken ? { headers: { authorization: `Bearer ${key}` } } : {}
    return askService(
      platform,
      service,
      { path: `/3/${path}?${parameters}`, ...headers, isOnce },
      schema,
    )
  }
  const askSeason = (id: number) => (number: number, language: string) =>
    ask(`tv/${id}/season/${number}`, { language }, seasonAnswer)
  const parts = (more: string) => ({
    language: 'en-US',
    include_video_language: 'en,fr,null',
    append_to_response: `external_ids,videos,keywords,translations,${more}`,
  })

  return {
    probes: { tmdb: () => ask('configuration', {}, z.object({ images: z.object({}) }), true) },
    search: async (type, query, language) => {
      const kind = type === 'series' ? 'tv' : 'movie'
      const answer = await ask(
        `search/${kind}`,
        { query, language: language === 'fr' ? 'fr-FR' : 'en-US', include_adult: 'false' },
        searchAnswer,
      )
      return foundIn(answer, pictures)
    },
    fetch: async (type, id) => {
      if (type !== 'series')
        return titleOfMovie(
          await ask(`movie/${id}`, parts('credits,release_dates'), movieAnswer),
          pictures,
        )
      const series = await ask(`tv/${id}`, parts('aggregate_credits,content_ratings'), seriesAnswer)
      const numbers = [...new Set(series.seasons.map(({ season_number }) => season_number))]
      return titleOfSeries(series, await fetchSeasons(askSeason(id), numbers), pictures)
    },
    listPage: async (type, list, page) => {
      if (page > LAST_PAGE)
        throw new OutsideServiceError('unknown id', 'tmdb: behind the last page')
      const kind = type === 'series' ? 'tv' : 'movie'
      const path = list === 'discover' ? `discover/${kind}` : `${kind}/${LISTS[kind][list]}`
      const { results } = await ask(path, { language: 'en-US', page: String(page) }, searchAnswer)
      return results.map(({ id }) => id)
    },
  }
}

/** Each in both languages, one after the other, within a time for all of them. */
async function fetchSeasons(
  ask: (number: number, language: string) => Promise<SeasonAnswer>,
  numbers: readonly number[],
): Promise<SeasonInBoth[]> {
  const seasons: SeasonInBoth[] = []
  const until = performance.now() + ALL_SEASONS_MS
  const fetchOne = (number: number, language: string) => {
    if (performance.now() > until)
      throw new OutsideServiceError('service down', 'tmdb: too slow for all seasons')
    return (
      ask(number, language)
        // Announced, and not there yet.
        .catch((error: unknown) => {
          if (error instanceof OutsideServiceError && error.fault === 'unknown id') return undefined
          throw error
        })
    )
  }
  for (const number of numbers) {
    const season = await fetchOne(number, 'en-US')
    if (season) seasons.push({ season, french: await fetchOne(number, 'fr-FR') })
  }
  return seasons
}

const foundIn = ({ results }: SearchAnswer, pictures: string): FoundTitle[] =>
  results.slice(0, MOST_FOUND).flatMap((found) => {
    const name = found.title ?? found.name
    const originalName = found.original_title ?? found.original_name
    if (!name) return []
    return {
      id: found.id,
      name,
      originalName: originalName === name ? null : originalName,
      year: yearOf(found.release_date ?? found.first_air_date),
      description: found.overview,
      pictureUrl: found.poster_path && `${pictures}/t/p/w342${found.poster_path}`,
    }
  })

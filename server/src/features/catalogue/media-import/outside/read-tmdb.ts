import type { Department } from '@mediatheque/contract/catalogue/people/departments.ts'
import type {
  ImportedCredit,
  ImportedPerson,
  ImportedTitle,
  ImportedTrailer,
  ImportedTranslation,
} from './outside-catalogue.ts'
import { OutsideServiceError } from './outside-service-error.ts'
import { once, yearOf } from './outside-values.ts'
import { type SeasonInBoth, seasonsOf } from './read-tmdb-seasons.ts'
import type { MovieAnswer, SeriesAnswer } from './tmdb.schemas.ts'

const DEPARTMENTS: Readonly<Record<string, Department>> = {
  Directing: 'directing',
  Writing: 'writing',
  Creator: 'writing',
  Production: 'production',
  Sound: 'sound',
  Camera: 'camera',
  Lighting: 'camera',
  Editing: 'editing',
  Art: 'art',
  'Costume & Make-Up': 'art',
}
const RANKED: readonly Department[] = ['directing', 'writing', 'production', 'music', 'camera']
const MUSIC_JOB = /\b(composer|music|songs?)\b/i
const MOST_CREW = 60
const MOST_TRAILERS = 10
/** Whose certification is shown: the first of these that gave one, else any. */
const CERTIFIERS = ['FR', 'US', 'GB']
const ENDED = new Set(['Ended', 'Canceled', 'Released'])

type Answer = MovieAnswer | SeriesAnswer
type Crew = { readonly person: ImportedPerson; readonly department: string; readonly job: string }

export function titleOfMovie(movie: MovieAnswer, pictures: string): ImportedTitle {
  const { release_dates, credits } = movie
  const person = personOf(pictures)
  const cast = credits.cast.map((one) => ({ person: person(one), character: one.character }))
  const crew = credits.crew.map((one) => ({
    person: person(one),
    department: one.department ?? '',
    job: one.job ?? '',
  }))
  return {
    ...commonOf(movie, pictures),
    mediaType: 'movie',
    name: nameOf(movie.title ?? movie.original_title),
    originalName: movie.original_title === movie.title ? null : movie.original_title,
    year: yearOf(movie.release_date),
    releaseDate: movie.release_date,
    runtimeMinutes: movie.runtime,
    budget: movie.budget,
    revenue: movie.revenue,
    certification: certificationOf(
      release_dates.results.map(({ iso_3166_1, release_dates: dates }) => ({
        country: iso_3166_1,
        rating: dates.find(({ certification }) => certification)?.certification ?? null,
      })),
    ),
    french: frenchOf(movie, movie.original_title),
    countries: once(movie.production_countries.map(({ iso_3166_1 }) => iso_3166_1.toUpperCase())),
    keywords: once(movie.keywords.keywords.map(({ name }) => name)),
    externalIds: idsOf(movie, `movie/${movie.id}`, movie.imdb_id),
    credits: creditsOf(cast, crew),
    seasons: [],
  }
}

export function titleOfSeries(
  series: SeriesAnswer,
  seasons: readonly SeasonInBoth[],
  pictures: string,
): ImportedTitle {
  const person = personOf(pictures)
  const { cast, crew } = series.aggregate_credits
  const creators = series.created_by.map((one) => ({
    person: person(one),
    department: 'Creator',
    job: 'Creator',
  }))
  const others = crew.flatMap((one) =>
    one.jobs.slice(0, 1).map(({ job }) => ({
      person: person(one),
      department: one.department ?? '',
      job: job ?? '',
    })),
  )
  return {
    ...commonOf(series, pictures),
    mediaType: 'series',
    name: nameOf(series.name ?? series.original_name),
    originalName: series.original_name === series.name ? null : series.original_name,
    year: yearOf(series.first_air_date),
    releaseDate: series.first_air_date,
    runtimeMinutes: series.episode_run_time[0] ?? null,
    budget: null,
    revenue: null,
    certification: certificationOf(
      series.content_ratings.results.map(({ iso_3166_1, rating }) => ({
        country: iso_3166_1,
        rating,
      })),
    ),
    french: frenchOf(series, series.original_name),
    countries: once([
      ...series.origin_country.map((code) => code.toUpperCase()),
      ...series.production_countries.map(({ iso_3166_1 }) => iso_3166_1.toUpperCase()),
    ]),
    keywords: once(series.keywords.results.map(({ name }) => name)),
    externalIds: {
      ...idsOf(series, `tv/${series.id}`, null),
      ...(series.external_ids.tvdb_id && { tvdb: String(series.external_ids.tvdb_id) }),
    },
    credits: creditsOf(
      cast.map((one) => ({ person: person(one), character: one.roles[0]?.character ?? null })),
      [...creators, ...others],
    ),
    seasons: seasonsOf(seasons, pictures),
  }
}

function commonOf(answer: Answer, pictures: string) {
  const picture = (path: string | null) => path && `${pictures}/t/p/original${path}`
  return {
    source: 'tmdb' as const,
    id: answer.id,
    plot: answer.overview,
    tagline: answer.tagline,
    posterUrl: picture(answer.poster_path),
    backdropUrl: picture(answer.backdrop_path),
    homepageUrl: answer.homepage,
    voteAverage: answer.vote_count ? answer.vote_average : null,
    voteCount: answer.vote_count,
    popularity: answer.popularity,
    isAiring:
      ('in_production' in answer && answer.in_production) ||
      (answer.status !== null && !ENDED.has(answer.status)),
    spokenLanguages: once(answer.spoken_languages.map(({ iso_639_1 }) => iso_639_1.toLowerCase())),
    genres: once(answer.genres.map(({ name }) => name)),
    trailers: trailersOf(answer),
  }
}

function nameOf(name: string | null): string {
  if (name) return name
  throw new OutsideServiceError('service down', 'tmdb: a work without a name')
}

const personOf =
  (pictures: string) =>
  (one: { id: number; name: string | null; profile_path: string | null }): ImportedPerson => ({
    key: `tmdb:${one.id}`,
    name: one.name ?? '',
    pictureUrl: one.profile_path && `${pictures}/t/p/h632${one.profile_path}`,
  })

function creditsOf(
  cast: readonly { person: ImportedPerson; character: string | null }[],
  crew: readonly Crew[],
): ImportedCredit[] {
  const acted = cast.map(({ person, character }) => ({
    person,
    department: 'cast' as const,
    job: null,
    character,
  }))
  const made = crew.map(({ person, department, job }) => ({
    person,
    department: MUSIC_JOB.test(job) ? ('music' as const) : (DEPARTMENTS[department] ?? 'crew'),
    job: job || null,
    character: null,
  }))
  return [
    ...acted,
    ...made.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, MOST_CREW),
  ].filter(({ person }) => person.name !== '')
}

/** Who directed and wrote comes before whom there are many of. */
function rankOf({ department }: ImportedCredit): number {
  const rank = RANKED.indexOf(department)
  return rank < 0 ? RANKED.length : rank
}

function certificationOf(given: readonly { country: string | null; rating: string | null }[]) {
  const rated = given.filter(({ rating }) => rating)
  const preferred = CERTIFIERS.flatMap(
    (code) => rated.find(({ country }) => country === code) ?? [],
  )
  return [...preferred, ...rated][0]?.rating ?? null
}

function frenchOf(
  { translations, original_language }: Answer,
  originalName: string | null,
): ImportedTranslation | null {
  const french = translations.translations.filter(({ iso_639_1 }) => iso_639_1 === 'fr')
  const { data } = french.find(({ iso_3166_1 }) => iso_3166_1 === 'FR') ?? french[0] ?? {}
  const own = original_language === 'fr' ? originalName : null
  if (!data && !own) return null
  return {
    name: data?.title ?? data?.name ?? own,
    plot: data?.overview ?? null,
    tagline: data?.tagline ?? null,
  }
}

function idsOf({ external_ids }: Answer, own: string, imdbId: string | null) {
  const imdb = external_ids.imdb_id ?? imdbId
  return {
    tmdb: own,
    ...(imdb && /^tt\d{5,10}$/.test(imdb) && { imdb }),
    ...(external_ids.wikidata_id &&
      /^Q\d+$/.test(external_ids.wikidata_id) && { wikidata: external_ids.wikidata_id }),
  }
}

function trailersOf({ videos }: Answer): ImportedTrailer[] {
  return videos.results
    .filter(({ site, type }) => site === 'YouTube' && (type === 'Trailer' || type === 'Teaser'))
    .toSorted((one, other) => Number(other.type === 'Trailer') - Number(one.type === 'Trailer'))
    .slice(0, MOST_TRAILERS)
    .map(({ key, name, iso_639_1 }) => youtubeTrailer(key, name, iso_639_1))
}

export const youtubeTrailer = (
  key: string,
  name: string | null,
  language: string | null,
): ImportedTrailer => ({
  name: name ?? 'Trailer',
  url: `https://www.youtube-nocookie.com/embed/${key}`,
  pictureUrl: `https://i.ytimg.com/vi/${key}/hqdefault.jpg`,
  language,
})

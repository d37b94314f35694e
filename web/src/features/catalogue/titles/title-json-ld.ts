import {
  seasonUrl,
  type TitleType,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type {
  SeasonView,
  TitleCredit,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { absoluteUrl } from '../title-cards/page-head.ts'

type SchemaType =
  | 'Movie'
  | 'TVSeries'
  | 'VideoGame'
  | 'SoftwareApplication'
  | 'MusicAlbum'
  | 'Book'
  | 'Course'
  | 'CreativeWork'

const SCHEMA_TYPES: Partial<Record<TitleType, SchemaType>> = {
  movie: 'Movie',
  doc: 'Movie',
  series: 'TVSeries',
  animes: 'TVSeries',
  games: 'VideoGame',
  emulation: 'VideoGame',
  app: 'SoftwareApplication',
  music: 'MusicAlbum',
  ebook: 'Book',
  formation: 'Course',
}

const MOST_PEOPLE = 10
const persons = (credits: readonly TitleCredit[]) =>
  credits.slice(0, MOST_PEOPLE).map(({ name }) => ({ '@type': 'Person', name }))

/** A list that is not empty, under its name. */
const some = (name: string, list: readonly unknown[]) => (list.length > 0 ? { [name]: list } : {})

/** Who made it, by the properties that each type knows: schema.org. */
function makersOf(type: SchemaType, { cast, crew }: TitleView['credits']): object {
  if (type === 'Movie' || type === 'TVSeries' || type === 'VideoGame') {
    const directors = crew.filter(({ department }) => department === 'directing')
    return { ...some('director', persons(directors)), ...some('actor', persons(cast)) }
  }
  if (type === 'MusicAlbum') return some('byArtist', persons([...cast, ...crew]))
  const writers = crew.filter(({ department }) => department === 'writing')
  return some('author', persons(writers.length > 0 ? writers : [...crew, ...cast]))
}

/** What search engines read of a title. */
export function titleJsonLd(title: TitleView, image: string): object | undefined {
  if (!import.meta.env.SSR) return undefined
  const type = title.is_series ? 'TVSeries' : (SCHEMA_TYPES[title.type] ?? 'CreativeWork')
  const date = title.release_date ?? title.year
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: title.name,
    url: absoluteUrl(titleUrl(title)),
    image,
    ...(title.original_name && { alternateName: title.original_name }),
    ...(title.plot && { description: title.plot }),
    ...(date && { datePublished: String(date) }),
    ...some(
      'genre',
      title.genres.map(({ name }) => name),
    ),
    ...(type === 'Movie' && title.runtime && { duration: `PT${title.runtime}M` }),
    // A property for addresses only.
    ...(title.license && URL.canParse(title.license) && { license: title.license }),
    ...makersOf(type, title.credits),
    ...(type === 'TVSeries' && title.seasons_count > 0 && { numberOfSeasons: title.seasons_count }),
    ...(title.rating !== null &&
      title.vote_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: title.rating,
          ratingCount: title.vote_count,
          bestRating: 10,
          worstRating: 0,
        },
      }),
  }
}

/** What search engines read of a season. */
export function seasonJsonLd(
  title: TitleView,
  season: SeasonView,
  { name, image }: { name: string; image: string },
): object | undefined {
  if (!import.meta.env.SSR) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'TVSeason',
    name,
    image,
    seasonNumber: season.number,
    numberOfEpisodes: season.episode_count,
    url: absoluteUrl(seasonUrl(title, season.number)),
    ...(season.description && { description: season.description }),
    ...(season.release_date && { datePublished: season.release_date }),
    partOfSeries: { '@type': 'TVSeries', name: title.name, url: absoluteUrl(titleUrl(title)) },
  }
}

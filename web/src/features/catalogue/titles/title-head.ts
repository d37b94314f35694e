import {
  seasonUrl,
  TITLE_TYPE_LABELS,
  type TitleType,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type {
  SeasonView,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { translate } from '../../../lib/i18n.ts'
import { pageOf } from '../../../lib/own-address.ts'
import { absoluteUrl, pageHead, previewImage } from '../title-cards/page-head.ts'
import { seasonName, titleCrumbs } from '../title-cards/title-crumbs.ts'

const SCHEMA_TYPES: Partial<Record<TitleType, string>> = {
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

const withYear = ({ name, year }: TitleView) => (year === null ? name : `${name} (${year})`)
const names = (people: TitleView['credits']['cast']) =>
  people.slice(0, 10).map(({ name }) => ({ '@type': 'Person', name }))

const pictureOf = (title: TitleView) =>
  previewImage(
    [
      { kind: 'backdrop', id: title.id, url: title.backdrop },
      { kind: 'poster', id: title.id, url: title.poster },
    ],
    title,
  )

/** What search engines read of a title. */
function titleJsonLd(title: TitleView): object | undefined {
  if (!import.meta.env.SSR) return undefined
  const directors = title.credits.crew.filter(({ department }) => department === 'directing')
  return {
    '@context': 'https://schema.org',
    '@type': title.is_series ? 'TVSeries' : (SCHEMA_TYPES[title.type] ?? 'CreativeWork'),
    name: title.name,
    url: absoluteUrl(titleUrl(title)),
    image: pictureOf(title),
    ...(title.original_name && { alternateName: title.original_name }),
    ...(title.plot && { description: title.plot }),
    ...((title.release_date ?? title.year) && {
      datePublished: title.release_date ?? String(title.year),
    }),
    ...(title.genres.length > 0 && { genre: title.genres.map(({ name }) => name) }),
    ...(title.runtime && { duration: `PT${title.runtime}M` }),
    ...(title.license && { license: title.license }),
    ...(directors.length > 0 && { director: names(directors) }),
    ...(title.credits.cast.length > 0 && { actor: names(title.credits.cast) }),
    ...(title.seasons_count > 0 && { numberOfSeasons: title.seasons_count }),
    ...(title.rating !== null &&
      title.vote_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: title.rating,
          ratingCount: title.vote_count,
          bestRating: 10,
        },
      }),
  }
}

const openGraphType = ({ type, is_series: isSeries }: TitleView) =>
  isSeries
    ? 'video.tv_show'
    : type === 'movie' || type === 'doc'
      ? 'video.movie'
      : type === 'ebook'
        ? 'book'
        : 'website'

/** What is said of a title that nobody has described: its kind, year, genres and first people. */
const factsOf = ({ type, year, genres, credits }: TitleView) =>
  [
    translate(TITLE_TYPE_LABELS[type]),
    year,
    ...genres.map(({ name }) => name),
    ...[...credits.crew, ...credits.cast].slice(0, 3).map(({ name }) => name),
  ]
    .filter(Boolean)
    .join(' · ')

export const titleHead = (title: TitleView) =>
  pageHead({
    name: withYear(title),
    description: title.plot ?? title.tagline ?? factsOf(title),
    path: titleUrl(title),
    image: pictureOf(title),
    type: openGraphType(title),
    crumbs: titleCrumbs(title, translate),
    jsonLd: titleJsonLd(title),
  })

export function seasonHead(title: TitleView, season: SeasonView, page?: number) {
  const name = `${title.name} – ${seasonName(season, translate)}`
  return pageHead({
    name,
    description: season.description ?? title.plot,
    path: pageOf(seasonUrl(title, season.number), page),
    image: season.poster
      ? previewImage([{ kind: 'season', id: season.id, url: season.poster }], title)
      : pictureOf(title),
    type: 'video.tv_show',
    crumbs: titleCrumbs(title, translate, [
      { name: seasonName(season, translate), path: seasonUrl(title, season.number) },
    ]),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'TVSeason',
      name,
      seasonNumber: season.number,
      numberOfEpisodes: season.episode_count,
      url: absoluteUrl(seasonUrl(title, season.number)),
      partOfSeries: { '@type': 'TVSeries', name: title.name, url: absoluteUrl(titleUrl(title)) },
    },
  })
}

import {
  seasonUrl,
  TITLE_TYPE_LABELS,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type {
  SeasonView,
  TitleView,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { translate } from '../../../lib/i18n.ts'
import { pageOf } from '../../../lib/own-address.ts'
import {
  type OpenGraphType,
  pageHead,
  previewImage,
  previewScene,
} from '../title-cards/page-head.ts'
import { seasonName, titleCrumbs } from '../title-cards/title-crumbs.ts'
import { seasonJsonLd, titleJsonLd } from './title-json-ld.ts'

const withYear = ({ name, year }: TitleView) => (year === null ? name : `${name} (${year})`)
const pictureOf = (title: TitleView) =>
  previewImage(
    [
      { kind: 'backdrop', id: title.id, url: title.backdrop },
      { kind: 'poster', id: title.id, url: title.poster },
    ],
    title,
  )

const openGraphType = ({ type, is_series: isSeries }: TitleView): OpenGraphType =>
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

const seoValuesOf = (title: TitleView) => ({
  'title.name': title.name,
  'title.original_name': title.original_name,
  'title.year': title.year,
  'title.type': translate(TITLE_TYPE_LABELS[title.type]),
  'title.genres': title.genres.map(({ name }) => name).join(', '),
  'title.plot': title.plot,
  'title.rating': title.rating,
})

export const titleHead = (title: TitleView) =>
  pageHead({
    name: withYear(title),
    description: import.meta.env.SSR ? (title.plot ?? title.tagline ?? factsOf(title)) : null,
    path: titleUrl(title),
    image: '',
    seo: { page: 'title', values: seoValuesOf(title) },
    ...(import.meta.env.SSR && titleForEngines(title)),
  })

const titleForEngines = (title: TitleView) => ({
  image: pictureOf(title),
  type: openGraphType(title),
  crumbs: titleCrumbs(title, translate),
  jsonLd: titleJsonLd(title, pictureOf(title)),
})

export function seasonHead(title: TitleView, season: SeasonView, page?: number) {
  const name = `${title.name} – ${seasonName(season, translate)}`
  return pageHead({
    name,
    description: season.description ?? title.plot,
    path: pageOf(seasonUrl(title, season.number), page),
    image: '',
    seo: {
      page: 'season',
      values: {
        'title.name': title.name,
        'title.year': title.year,
        'season.number': season.number,
        'season.name': seasonName(season, translate),
        'season.episodes': season.episode_count,
      },
    },
    ...(import.meta.env.SSR && seasonForEngines(title, season, name)),
  })
}

function seasonForEngines(title: TitleView, season: SeasonView, name: string) {
  const image = season.poster
    ? previewImage([{ kind: 'season', id: season.id, url: season.poster }], title)
    : (title.backdrop ?? title.poster)
      ? pictureOf(title)
      : previewScene('season', season.id)
  return {
    image,
    type: 'video.tv_show' as const,
    crumbs: titleCrumbs(title, translate, [
      { name: seasonName(season, translate), path: seasonUrl(title, season.number) },
    ]),
    jsonLd: seasonJsonLd(title, season, { name, image }),
  }
}

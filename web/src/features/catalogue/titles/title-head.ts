import { artworkCardUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { imageUrl } from '@mediatheque/contract/catalogue/images/image-url.ts'
import { seasonUrl, type TitleType, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { SeasonView, TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { translate } from '../../../lib/i18n.ts'
import { getPageData } from '../../../lib/page-data.ts'

const DESCRIPTION_LENGTH = 160

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

const absolute = (path: string) => (path.startsWith('/') ? `${getPageData().baseUrl}${path}` : path)
const withYear = ({ name, year }: TitleView) => (year === null ? name : `${name} (${year})`)
const names = (people: TitleView['credits']['cast']) => people.slice(0, 10).map(({ name }) => ({ '@type': 'Person', name }))

function pictureOf(title: TitleView): string {
  const [kind, url] = title.backdrop ? (['backdrop', title.backdrop] as const) : (['poster', title.poster] as const)
  if (!url) return absolute(artworkCardUrl(title))
  return url.startsWith('/') ? absolute(url) : absolute(imageUrl({ kind, id: title.id, url }, 1280))
}

/** What search engines read of a title. */
export function titleJsonLd(title: TitleView) {
  const directors = title.credits.crew.filter(({ department }) => department === 'directing')
  return {
    '@context': 'https://schema.org',
    '@type': title.is_series ? 'TVSeries' : (SCHEMA_TYPES[title.type] ?? 'CreativeWork'),
    name: title.name,
    url: absolute(titleUrl(title)),
    image: pictureOf(title),
    ...(title.original_name && { alternateName: title.original_name }),
    ...(title.plot && { description: title.plot }),
    ...((title.release_date ?? title.year) && { datePublished: title.release_date ?? String(title.year) }),
    ...(title.genres.length > 0 && { genre: title.genres.map(({ name }) => name) }),
    ...(title.runtime && { duration: `PT${title.runtime}M` }),
    ...(title.license && { license: title.license }),
    ...(directors.length > 0 && { director: names(directors) }),
    ...(title.credits.cast.length > 0 && { actor: names(title.credits.cast) }),
    ...(title.seasons_count > 0 && { numberOfSeasons: title.seasons_count }),
    ...(title.rating !== null && title.vote_count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: title.rating, ratingCount: title.vote_count, bestRating: 10 },
    }),
  }
}

interface HeadValues {
  name: string
  description: string | null
  path: string
  image: string
  jsonLd?: object
}

function head({ name, description, path, image, jsonLd }: HeadValues) {
  const { site_name: site } = getPageData().bootstrap.settings.branding
  const short = description && (description.length > DESCRIPTION_LENGTH ? `${description.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…` : description)
  return {
    meta: [
      { title: `${name} · ${site}` },
      ...(short ? [{ name: 'description', content: short }, { property: 'og:description', content: short }] : []),
      { property: 'og:title', content: name },
      { property: 'og:url', content: absolute(path) },
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: absolute(path) }],
    ...(jsonLd && { scripts: [{ type: 'application/ld+json', children: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }] }),
  }
}

export const titleHead = (title: TitleView) =>
  head({ name: withYear(title), description: title.plot ?? title.tagline, path: titleUrl(title), image: pictureOf(title), jsonLd: titleJsonLd(title) })

export function seasonHead(title: TitleView, season: SeasonView) {
  const name = `${title.name} – ${translate('Season :number', { number: season.number })}`
  return head({ name, description: season.description ?? title.plot, path: seasonUrl(title, season.number), image: pictureOf(title) })
}

import {
  type ArtworkSubject,
  artworkCardUrl,
} from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import {
  type ImageKindOfRoute,
  imageUrl,
} from '@mediatheque/contract/catalogue/images/image-url.ts'
import { translate } from '../../../lib/i18n.ts'
import { pageOf } from '../../../lib/own-address.ts'
import { getPageData } from '../../../lib/page-data.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'

const DESCRIPTION_LENGTH = 160
const PREVIEW_WIDTH = 1280

export const absoluteUrl = (path: string) =>
  path.startsWith('/') ? `${getPageData().baseUrl}${path}` : path

interface Candidate {
  readonly kind: ImageKindOfRoute
  readonly id: number
  readonly url: string | null
}

/** What a link preview shows: the first picture there is, else the drawing. */
export function previewImage(candidates: readonly Candidate[], drawn: ArtworkSubject): string {
  const found = candidates.find(({ url }) => url)
  if (!found?.url) return absoluteUrl(artworkCardUrl(drawn))
  return absoluteUrl(
    found.url.startsWith('/') ? found.url : imageUrl({ ...found, url: found.url }, PREVIEW_WIDTH),
  )
}

/** The site's own card, for pages that have nothing else to show. Everybody may see it. */
export function siteImage(): string {
  const name = getPageData().bootstrap.settings.branding.site_name
  return absoluteUrl(artworkCardUrl({ id: 1, type: 'site', name, year: null }))
}

interface PageHeadValues {
  name: string
  /** Name of the page where the site's name follows; `name` unless said. */
  heading?: string
  description: string | null
  /** Without the number of the page. */
  path: string
  /** Of a list, the page that is shown: those after the first say their number, and have addresses of their own. */
  page?: number | undefined
  image: string
  /** Of Open Graph. */
  type?:
    | 'website'
    | 'article'
    | 'video.movie'
    | 'video.tv_show'
    | 'video.episode'
    | 'profile'
    | 'book'
  crumbs?: readonly Crumb[]
  jsonLd?: object
  isHidden?: boolean
}

/** The way to a page, as search engines read it. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path ?? path),
    })),
  }
}

/** Name, description, picture and canonical address of a page: for tabs, search engines and link previews. */
export function pageHead({
  name,
  heading = name,
  description,
  path: listPath,
  page,
  image,
  type = 'website',
  crumbs,
  jsonLd,
  isHidden = false,
}: PageHeadValues) {
  const { bootstrap } = getPageData()
  const { site_name: site } = bootstrap.settings.branding
  const path = pageOf(listPath, page)
  const number = path === listPath ? '' : translate('Page :number', { number: page ?? 1 })
  const short =
    description &&
    (description.length > DESCRIPTION_LENGTH
      ? `${description.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`
      : description)
  const scripts = [jsonLd, crumbs && crumbs.length > 1 && breadcrumbJsonLd(crumbs, path)].filter(
    Boolean,
  )
  return {
    meta: [
      { title: [heading, number, heading === site ? '' : site].filter(Boolean).join(' · ') },
      ...(short
        ? [
            { name: 'description', content: short },
            { property: 'og:description', content: short },
          ]
        : []),
      { property: 'og:title', content: name },
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: site },
      { property: 'og:locale', content: bootstrap.i18n.language === 'fr' ? 'fr_FR' : 'en_GB' },
      { property: 'og:url', content: absoluteUrl(path) },
      { property: 'og:image', content: image },
      ...(image.includes('/artwork/card/')
        ? [
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
          ]
        : []),
      { property: 'og:image:alt', content: name },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [{ rel: 'canonical', href: absoluteUrl(path) }],
    ...(scripts.length > 0 && {
      scripts: scripts.map((script) => ({
        type: 'application/ld+json',
        children: JSON.stringify(script).replaceAll('<', '\\u003c'),
      })),
    }),
  }
}

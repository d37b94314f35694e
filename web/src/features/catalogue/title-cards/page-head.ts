import {
  type ArtworkKind,
  type ArtworkSubject,
  artworkCardUrl,
  SCENE_HEIGHT,
  SCENE_WIDTH,
  scenePictureUrl,
} from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  imageCardUrl,
  type ImageKindOfRoute,
} from '@mediatheque/contract/catalogue/images/image-url.ts'
import { FEED_FORMATS, type FeedKind, feedPath } from '@mediatheque/contract/site/feeds/feed-url.ts'
import { fillTemplate, type SeoValues } from '@mediatheque/contract/site/seo/fill-template.ts'
import type { SeoPage, SeoPart } from '@mediatheque/contract/site/seo/seo-templates.ts'
import { translate } from '../../../lib/i18n.ts'
import { pageOf } from '../../../lib/own-address.ts'
import { getPageData } from '../../../lib/page-data.ts'
import { isOwnPath } from '../../../lib/pictures.ts'
import { getServerPage } from '../../../lib/server-page.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'

const DESCRIPTION_LENGTH = 160
/** Pictures that are made for link previews, of which the size is known. */
const SIZES = [
  [/\/(?:artwork|images)\/card\//, CARD_WIDTH, CARD_HEIGHT],
  [/\/artwork\/scene\//, SCENE_WIDTH, SCENE_HEIGHT],
] as const

export const absoluteUrl = (path: string) =>
  path.startsWith('/') ? `${getPageData().baseUrl}${path}` : path

interface Candidate {
  readonly kind: ImageKindOfRoute
  readonly id: number
  readonly url: string | null
}

/** What a link preview shows: the first picture there is, else the drawing. */
export function previewImage(candidates: readonly Candidate[], drawn: ArtworkSubject): string {
  if (!import.meta.env.SSR) return ''
  const found = candidates.find(({ url }) => url)
  if (!found?.url) return absoluteUrl(artworkCardUrl(drawn))
  return absoluteUrl(isOwnPath(found.url) ? found.url : imageCardUrl({ ...found, url: found.url }))
}

/** What a link preview shows of what has neither a picture nor a name that we draw: its scene. */
export function previewScene(kind: ArtworkKind, id: number): string {
  if (!import.meta.env.SSR) return ''
  return absoluteUrl(scenePictureUrl(kind, id))
}

/** The site's own card, for pages that have nothing else to show. Everybody may see it. */
export function siteImage(): string {
  if (!import.meta.env.SSR) return ''
  const name = getPageData().bootstrap.settings.branding.site_name
  return absoluteUrl(artworkCardUrl({ id: 1, type: 'site', name, year: null }))
}

export type OpenGraphType =
  | 'website'
  | 'article'
  | 'video.movie'
  | 'video.tv_show'
  | 'video.episode'
  | 'profile'
  | 'book'

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
  type?: OpenGraphType
  crumbs?: readonly Crumb[]
  jsonLd?: object | undefined
  /** What is new there, for programs that ask again and again. */
  feed?: { readonly kind: FeedKind; readonly name?: string } | undefined
  /** For which administrators may have written a head, and what its placeholders stand for. */
  seo?: { readonly page: SeoPage; readonly values?: SeoValues }
  isHidden?: boolean
}

/** The way to a page, as search engines read it. */
function breadcrumbJsonLd(crumbs: readonly Crumb[], path: string): object {
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

/**
 * Name, description, picture and canonical address of a page: for tabs, search engines and link previews. What only the
 * last two read is written by the server alone: they read the document that it sends, and browsers need not carry it.
 */
export function pageHead(values: PageHeadValues) {
  const { path: listPath, page, isHidden = false } = values
  const path = pageOf(listPath, page)
  const number = path === listPath ? '' : translate('Page :number', { number: page ?? 1 })
  const read = import.meta.env.SSR ? readByEngines(values, path) : { meta: [], scripts: [] }
  return {
    meta: [
      { title: tabTitle(values, number) },
      ...(isHidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      ...read.meta,
    ],
    links: [
      { rel: 'canonical', href: absoluteUrl(path) },
      ...(import.meta.env.SSR ? feedLinks(values) : []),
    ],
    ...(read.scripts.length > 0 && { scripts: read.scripts }),
  }
}

const FEED_TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const

function feedLinks({ feed, name }: PageHeadValues) {
  if (!feed) return []
  return FEED_FORMATS.map((format) => ({
    rel: 'alternate',
    type: FEED_TYPES[format],
    title: `${name} (${format === 'rss' ? 'RSS' : 'Atom'})`,
    href: absoluteUrl(feedPath(format, feed.kind, feed.name)),
  }))
}

function tabTitle({ name, heading = name, seo, description }: PageHeadValues, number: string) {
  const { settings, i18n } = getPageData().bootstrap
  const site = settings.branding.site_name
  const template = seo && settings.seo_titles[seo.page]?.[i18n.language]
  const parts = template
    ? [fillTemplate(template, valuesOf({ name, heading, seo, description })), number]
    : [heading, number, heading === site ? '' : site]
  return parts.filter(Boolean).join(' · ')
}

/** What the templates of a page may name. */
const valuesOf = ({
  name,
  heading = name,
  description,
  seo,
}: Pick<PageHeadValues, 'name' | 'heading' | 'description' | 'seo'>): SeoValues => ({
  ...seo?.values,
  site_name: getPageData().bootstrap.settings.branding.site_name,
  'page.title': heading,
  'page.description': description,
})

/** A head that the server wrote and the browser got with the page's data: here too the browser shows its own part only. */
export function headHere(head: ReturnType<typeof pageHead>): ReturnType<typeof pageHead> {
  if (import.meta.env.SSR) return head
  const { scripts: _scripts, ...shown } = head
  return { ...shown, meta: head.meta.filter((tag) => 'title' in tag) }
}

function readByEngines(values: PageHeadValues, path: string) {
  const { name, type = 'website', crumbs, jsonLd } = values
  const { settings, i18n } = getPageData().bootstrap
  const write = writtenBy(values)
  const image = write.image
  const scripts = [jsonLd, crumbs && crumbs.length > 1 && breadcrumbJsonLd(crumbs, path)].filter(
    Boolean,
  )
  return {
    meta: [
      ...describe('name', 'description', write.description),
      ...describe('property', 'og:description', write.og_description),
      { property: 'og:title', content: write.og_title },
      { property: 'og:type', content: type },
      { property: 'og:site_name', content: settings.branding.site_name },
      { property: 'og:locale', content: territorial(i18n.language) },
      { property: 'og:url', content: absoluteUrl(path) },
      { property: 'og:image', content: image },
      ...SIZES.filter(([form]) => form.test(image)).flatMap(([, width, height]) => [
        { property: 'og:image:width', content: String(width) },
        { property: 'og:image:height', content: String(height) },
      ]),
      { property: 'og:image:alt', content: name },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    scripts: scripts.map((script) => ({
      type: 'application/ld+json',
      children: JSON.stringify(script).replaceAll('<', '\\u003c'),
    })),
  }
}

/** The texts of a head: as administrators wrote them, else as they are shipped. Link previews follow the page. */
function writtenBy(values: PageHeadValues) {
  const { name, description, image, seo } = values
  const templates = seo && getServerPage()?.seoHeads[seo.page]
  const fill = (part: SeoPart) => {
    const template = templates?.[part]
    return template ? fillTemplate(template, valuesOf(values)) : undefined
  }
  const described = fill('description') ?? description
  return {
    description: described,
    og_title: fill('og_title') ?? fill('title') ?? name,
    og_description: fill('og_description') ?? described,
    image: templates?.image ? absoluteUrl(templates.image) : image,
  }
}

function describe(key: 'name' | 'property', name: string, text: string | null) {
  if (!text) return []
  const content =
    text.length > DESCRIPTION_LENGTH ? `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…` : text
  return [{ [key]: name, content }]
}

/** `fr` → `fr_FR`: with the land where most people speak it, but for English, which is British here. */
function territorial(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return `${language}_${code === 'en' ? 'GB' : region}`
}

import type { SitemapPage } from '../../../platform/sitemap.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`)

/** As an address is written in XML: letters beyond ASCII in percent signs, however the page itself writes them. */
const location = (address: string) => `<loc>${escapeXml(new URL(address).href)}</loc>`

const inDocument = (root: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n')

/** The list of the parts. Format: https://www.sitemaps.org/protocol.html#index */
export const sitemapIndex = (addresses: readonly string[]): string =>
  inDocument(
    'sitemapindex',
    addresses.map((address) => `<sitemap>${location(address)}</sitemap>`),
  )

/** Format: https://www.sitemaps.org/protocol.html#xmlTagDefinitions */
export const sitemapPart = (entries: readonly string[]): string => inDocument('urlset', entries)

/** One page within a part. */
export const sitemapEntry = ({ path, updatedAt }: SitemapPage, baseUrl: string): string => {
  const day = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
  return `<url>${location(baseUrl + path)}${day}</url>`
}

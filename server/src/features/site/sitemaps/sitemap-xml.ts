import type { SitemapPage } from '../../../platform/sitemap.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`)

/** As an address is written in XML: letters beyond ASCII in percent signs, however the page itself writes them. */
const location = (address: string) => `<loc>${escapeXml(new URL(address).href)}</loc>`

/** What stands before and after the lines of a document. */
const frameOf = (root: 'urlset' | 'sitemapindex') => ({
  head: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n`,
  foot: `</${root}>\n`,
})

/** The list of the parts. Format: https://www.sitemaps.org/protocol.html#index */
export function sitemapIndex(addresses: readonly string[]): string {
  const { head, foot } = frameOf('sitemapindex')
  const lines = addresses.map((address) => `<sitemap>${location(address)}</sitemap>\n`)
  return head + lines.join('') + foot
}

/** Format: https://www.sitemaps.org/protocol.html#xmlTagDefinitions */
export const partFrame = frameOf('urlset')

/** Lines of a part. */
export const sitemapEntries = (pages: readonly SitemapPage[], baseUrl: string): string =>
  pages.map((page) => sitemapEntry(page, baseUrl)).join('')

function sitemapEntry({ path, updatedAt }: SitemapPage, baseUrl: string): string {
  const day = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
  return `<url>${location(baseUrl + path)}${day}</url>\n`
}

import type { Access } from '@mediatheque/contract/core/access.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from './platform.ts'

/**
 * Ids that one part of a sitemap spans: as many addresses as it may hold at most. Fifty megabytes it may hold as well, which
 * so many do not fill, as addresses have eighty letters of a name at most, of nine characters each in most scripts:
 * sitemaps.org
 */
export const SITEMAP_SPAN = 50_000

/** Pages of one kind, in parts: part n lists what has an id from n × {@link SITEMAP_SPAN} up to the next part. */
export interface Sitemap {
  /** In the address of its parts: `titles` is `/sitemap-titles-0.xml` and so on. */
  readonly name: string
  /** Of the call that shows such a page. The pages are listed where guests may make it. */
  readonly access: Access
  /** Which parts hold a page that guests may see. */
  listParts(platform: Needs<SitemapNeeds>): Promise<readonly number[]>
  /** By id, those of a range that guests may see. */
  listPages(
    platform: Needs<SitemapNeeds>,
    range: SitemapRange,
    language: Language,
  ): Promise<readonly SitemapPage[]>
}

/** To read records, and the settings that say where they are shown. */
type SitemapNeeds = 'db' | 'readDb' | 'cache' | 'clock' | 'secrets' | 'log'

export interface SitemapRange {
  readonly from: number
  readonly before: number
  readonly limit: number
}

export interface SitemapPage {
  readonly id: number
  /** The one address of the page, as its canonical link has it. */
  readonly path: string
  readonly updatedAt?: Date
}

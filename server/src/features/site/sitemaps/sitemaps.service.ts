import { judgeAccess } from '../../../platform/access/check-access.ts'
import type { Needs } from '../../../platform/platform.ts'
import { type Sitemap, SITEMAP_SPAN, type SitemapPage } from '../../../platform/sitemap.ts'
import { visitor } from '../../accounts/callers/actors.service.ts'
import { siteLanguage } from '../localizations/localizations.service.ts'
import type { ToReadSettings } from '../settings/settings.service.ts'
import { sitemapEntry, sitemapIndex, sitemapPart } from './sitemap-xml.ts'

type ToBuildSitemaps = Needs<'features' | 'config' | 'readDb' | 'clock' | ToReadSettings>

/** Of an index: sitemaps.org */
const MOST_PARTS = 50_000
/** Between two statements others are answered. */
const ROWS_AT_ONCE = 1_000

/** What guests may see: search engines are guests. Empty where the catalogue is closed. */
export async function listOpenSitemaps(
  platform: Needs<'features' | ToReadSettings>,
): Promise<Sitemap[]> {
  const guest = await visitor(platform)
  return platform.features
    .flatMap(({ sitemaps = [] }) => sitemaps)
    .filter(({ access }) => judgeAccess(access, guest) === 'allowed')
}

/** Undefined where guests may see nothing. */
export async function buildSitemapIndex(platform: ToBuildSitemaps): Promise<string | undefined> {
  const addresses: string[] = []
  for (const sitemap of await listOpenSitemaps(platform))
    for (const part of await sitemap.listParts(platform))
      addresses.push(`${platform.config.baseUrl}/sitemap-${sitemap.name}-${part}.xml`)
  return addresses.length > 0 ? sitemapIndex(addresses.slice(0, MOST_PARTS)) : undefined
}

/** Undefined where there is no such part, nothing in it, or nothing that guests may see. */
export async function buildSitemapPart(
  platform: ToBuildSitemaps,
  { name, part }: { name: string; part: number },
): Promise<string | undefined> {
  const sitemap = (await listOpenSitemaps(platform)).find((candidate) => candidate.name === name)
  if (!sitemap) return undefined
  const entries: string[] = []
  for await (const page of pagesOf(platform, sitemap, part))
    entries.push(sitemapEntry(page, platform.config.baseUrl))
  return entries.length > 0 ? sitemapPart(entries) : undefined
}

async function* pagesOf(
  platform: ToBuildSitemaps,
  { listPages }: Sitemap,
  part: number,
): AsyncGenerator<SitemapPage> {
  const language = await siteLanguage(platform)
  const before = (part + 1) * SITEMAP_SPAN
  let from = part * SITEMAP_SPAN
  for (;;) {
    const pages = await listPages(platform, { from, before, limit: ROWS_AT_ONCE }, language)
    yield* pages
    const last = pages.at(-1)
    if (!last || pages.length < ROWS_AT_ONCE) return
    from = last.id + 1
  }
}

import { judgeAccess } from '../../../platform/access/check-access.ts'
import type { Needs } from '../../../platform/platform.ts'
import { type Sitemap, SITEMAP_SPAN, type SitemapPage } from '../../../platform/sitemap.ts'
import type { WorkQueue } from '../../../platform/work-queue.ts'
import { visitor } from '../../accounts/callers/actors.service.ts'
import { siteLanguage } from '../localizations/localizations.service.ts'
import type { ToReadSettings } from '../settings/settings.service.ts'
import { partFrame, sitemapEntries, sitemapIndex } from './sitemap-xml.ts'

type ToBuildSitemaps = Needs<'features' | 'config' | 'readDb' | 'clock' | ToReadSettings>

/** Of an index: sitemaps.org */
const MOST_PARTS = 50_000
/** As many as are in memory for a part. Between two statements others are answered. */
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

/**
 * The text of a part in pieces. Each is read when the one before it was taken, in the turn that the queue gives.
 * @returns undefined where there is no such part, nothing in it, or nothing that guests may see
 */
export async function openSitemapPart(
  platform: ToBuildSitemaps,
  { name, part }: { name: string; part: number },
  queue: Pick<WorkQueue, 'run'>,
): Promise<AsyncGenerator<string> | undefined> {
  const sitemap = (await listOpenSitemaps(platform)).find((candidate) => candidate.name === name)
  if (!sitemap) return undefined
  const batches = batchesOf(platform, { sitemap, part, queue })
  const first = await batches.next()
  return first.done ? undefined : writePart(first.value, batches, platform.config)
}

async function* writePart(
  first: readonly SitemapPage[],
  rest: AsyncGenerator<readonly SitemapPage[]>,
  { baseUrl }: ToBuildSitemaps['config'],
): AsyncGenerator<string> {
  yield partFrame.head + sitemapEntries(first, baseUrl)
  for await (const pages of rest) yield sitemapEntries(pages, baseUrl)
  yield partFrame.foot
}

/** None of them is empty. */
async function* batchesOf(
  platform: ToBuildSitemaps,
  { sitemap, part, queue }: { sitemap: Sitemap; part: number; queue: Pick<WorkQueue, 'run'> },
): AsyncGenerator<readonly SitemapPage[]> {
  const language = await siteLanguage(platform)
  const before = (part + 1) * SITEMAP_SPAN
  let from = part * SITEMAP_SPAN
  for (;;) {
    const range = { from, before, limit: ROWS_AT_ONCE }
    const pages = await queue.run(() => sitemap.listPages(platform, range, language))
    const last = pages.at(-1)
    if (!last) return
    yield pages
    if (pages.length < ROWS_AT_ONCE) return
    from = last.id + 1
  }
}

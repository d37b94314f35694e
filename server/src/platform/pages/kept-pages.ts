import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Cache } from '../cache/cache.ts'
import { isSoftTag } from '../cache/cache-tag.ts'
import { noteTags } from '../cache/noted-tags.ts'
import { measuredCaches } from '../metrics/measured.ts'
import { cacheLookups } from '../metrics/process-figures.ts'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** Nobody gets a page that is older. */
const KEPT_MS = 5 * 60_000
const LARGEST_STORE_BYTES = 48 * 1024 * 1024
/** Of addresses with a query there are as many as somebody makes up: they push out each other, not the pages themselves. */
const QUERIED_SHARE = 1 / 4
/** What a page weighs beside its bytes. */
const ENTRY_BYTES = 2_048

export type Encoding = 'br' | 'gzip' | 'identity'

/** What came out of a rendering. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  /** Whether the next visitor of the same variant may have it too. */
  readonly isShared: boolean
}

/** A page as finished bytes, the same for every visitor of its variant. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>
  /** Of the content; encodings add their name. */
  readonly hash: string
  readonly tags: readonly string[]
  readonly brotli: Buffer
  gzip?: Buffer
  staleAt: number
}

/** A kept page is fresh where it was drawn for this answer, and outdated where what it shows changed while it was drawn. */
export type PageAnswer =
  | {
      readonly kind: 'kept'
      readonly page: KeptPage
      readonly isFresh?: boolean
      readonly isOutdated?: boolean
    }
  | { readonly kind: 'own'; readonly page: RenderedPage }

export interface KeptPages {
  /**
   * The page of this key: kept, or rendered once for everybody who asks meanwhile. A page that turns out not to be
   * shared is rendered for each of them.
   */
  answer(key: string, render: () => Promise<RenderedPage>): Promise<PageAnswer>
  stop(): void
}

interface KeptPagesOptions {
  readonly now?: () => number
  readonly largestStoreBytes?: number
  /** How long a page is handed out as it is, before it is rendered anew behind the answer. */
  freshMs(): number
}

/** Keeps guest pages in the memory of this process until what they show changes in any process. */
export function createKeptPages(
  cache: Cache,
  { now = Date.now, largestStoreBytes = LARGEST_STORE_BYTES, freshMs }: KeptPagesOptions,
): KeptPages {
  const queriedBytes = Math.ceil(largestStoreBytes * QUERIED_SHARE)
  const plain = createPageStore(largestStoreBytes - queriedBytes, now)
  const queried = createPageStore(queriedBytes, now)
  const storeOf = (key: string) => (key.includes('?') ? queried : plain)
  const flights = new Map<string, Flight>()
  /** Who has just made a list private, say, is not shown it among those of everybody, however soon they look. */
  const isBelieved = ({ tags }: KeptPage) =>
    cache.isTrusted() && !cache.isChanging(tags.filter((tag) => !isSoftTag(tag)))

  const stop = cache.onInvalidated((tags) => {
    if (tags === 'all') for (const pages of [plain, queried]) pages.clear()
    const isConcerned = (known: readonly string[]) =>
      tags !== 'all' && known.some((tag) => tags.includes(tag) && !isSoftTag(tag))
    const isSoftly = (known: readonly string[]) =>
      tags !== 'all' && known.some((tag) => tags.includes(tag))
    for (const pages of [plain, queried])
      for (const [key, page] of pages.entries()) {
        if (isConcerned(page.tags)) pages.delete(key)
        else if (isSoftly(page.tags)) page.staleAt = 0
      }
    for (const flight of flights.values()) flight.changed.push(...(tags === 'all' ? ['*'] : tags))
  })

  const stopMeasuring = measuredCaches.add(() => ({
    cache: 'pages',
    entries: plain.size + queried.size,
    bytes: plain.calculatedSize + queried.calculatedSize,
  }))

  const fly = (key: string, render: () => Promise<RenderedPage>): Promise<PageAnswer> => {
    const changed: string[] = []
    const promise = (async (): Promise<PageAnswer> => {
      const { value, tags } = await noteTags(render)
      if (!value.isShared) return { kind: 'own', page: value }
      const page = await finish(value, tags, now() + freshMs())
      const isOutdated = changed.some(
        (tag) => tag === '*' || (tags.includes(tag) && !isSoftTag(tag)),
      )
      if (!isOutdated && isBelieved(page)) storeOf(key).set(key, page)
      return { kind: 'kept', page, isFresh: true, isOutdated }
    })().finally(() => flights.delete(key))
    flights.set(key, { promise, changed })
    return promise
  }

  const answer: KeptPages['answer'] = async (key, render) => {
    const kept = storeOf(key).get(key)
    const isUsable = kept !== undefined && isBelieved(kept)
    const result = isUsable ? 'hit' : kept ? 'distrusted' : 'miss'
    cacheLookups.inc({ cache: 'pages', result })
    if (isUsable) {
      // A failing rendering leaves the old page in place until its time is up; the next visitor tries again.
      if (kept.staleAt <= now() && !flights.has(key)) fly(key, render).catch(() => undefined)
      return { kind: 'kept', page: kept }
    }
    const flight = flights.get(key)
    if (!flight) return fly(key, render)
    const joined = await flight.promise
    // It began before this visitor asked, who may come because of the very change that it does not show. The next one
    // begins after: nobody waits for longer, however often the page changes.
    const isOutdated = joined.kind === 'kept' && joined.isOutdated
    const shared = isOutdated ? await (flights.get(key)?.promise ?? fly(key, render)) : joined
    return shared.kind === 'own' ? { kind: 'own', page: await render() } : shared
  }

  return {
    answer,
    stop: () => {
      stopMeasuring()
      stop()
    },
  }
}

function createPageStore(maxSize: number, now: () => number): LRUCache<string, KeptPage> {
  return new LRUCache<string, KeptPage>({
    maxSize,
    sizeCalculation: ({ brotli, gzip: zipped }, key) =>
      brotli.length + (zipped?.length ?? 0) + key.length + ENTRY_BYTES,
    ttl: KEPT_MS,
    perf: { now },
  })
}

interface Flight {
  promise: Promise<PageAnswer>
  /** Tags that were invalidated since the rendering began. */
  changed: string[]
}

async function finish(
  { html: text, headers }: RenderedPage,
  tags: readonly string[],
  staleAt: number,
): Promise<KeptPage> {
  const html = Buffer.from(text)
  return {
    headers,
    tags,
    hash: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    // Quality 5 packs a fifth smaller than 4 for a few milliseconds, once per page.
    brotli: await compressBrotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
    staleAt,
  }
}

/** The bytes of a kept page in an encoding; gzip is made when the first client wants it. */
export async function bytesOf(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.brotli
  if (encoding === 'identity') return decompressBrotli(page.brotli)
  page.gzip ??= await compressGzip(await decompressBrotli(page.brotli))
  return page.gzip
}

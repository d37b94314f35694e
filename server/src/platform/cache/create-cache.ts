import { assertOutsideTransaction } from '../database/transaction-scope.ts'
import { measuredCaches } from '../metrics/measured.ts'
import { cacheLookups } from '../metrics/process-figures.ts'
import type { Cache } from './cache.ts'
import type { Database } from '../database/database.ts'
import { createDirtyTags, type DirtyTags, EVERY_TAG } from './dirty-tags.ts'
import { LONGEST_MESSAGE_BYTES, type Events } from './events.ts'
import { tell } from './noted-tags.ts'
import { createTaggedStore } from './tagged-store.ts'

const TOPIC = 'cache'
/** Leaves room for the rest of the message. */
const LONGEST_TAG_LIST_BYTES = LONGEST_MESSAGE_BYTES - 200

interface Invalidation {
  tags: string[]
  /** Names the call that announced these tags, for the process that made it. */
  mark?: string
}

interface Flight {
  promise: Promise<unknown>
  tags: readonly string[]
  /** Set when what is being loaded changed meanwhile: the answer may be old and is not kept. */
  isOutdated: boolean
}

export function createCache(events: Events): Cache & { stop(): void } {
  const store = createTaggedStore()
  const flights = new Map<string, Flight>()
  const dirty = createDirtyTags()
  const watchers = new Set<(tags: readonly string[] | 'all') => void>()

  const outdate = (isConcerned: (flight: Flight) => boolean) => {
    for (const [key, flight] of flights) {
      if (!isConcerned(flight)) continue
      flight.isOutdated = true
      flights.delete(key)
    }
  }
  const forgetAll = () => {
    store.clear()
    outdate(() => true)
    for (const handle of watchers) handle('all')
  }
  const forget = (tags: readonly string[]) => {
    if (tags.includes(EVERY_TAG)) return forgetAll()
    store.deleteTags(tags)
    outdate((flight) => flight.tags.some((tag) => tags.includes(tag)))
    for (const handle of watchers) handle(tags)
  }
  const stopListening = [
    events.subscribe(TOPIC, (message) => {
      const { tags, mark } = message as Invalidation
      forget(tags)
      if (mark) dirty.clear(mark)
    }),
    events.onReconnect(forgetAll),
    measuredCaches.add(() => ({ cache: 'values', ...store.measure() })),
  ]

  const fly = (
    key: string,
    ttlSeconds: number,
    tags: readonly string[],
    load: () => Promise<unknown>,
  ) => {
    const flight: Flight = { promise: load(), tags, isOutdated: false }
    flights.set(key, flight)
    flight.promise = flight.promise
      .then((value) => {
        const isThere = value !== undefined
        if (isThere && !flight.isOutdated && events.isListening())
          store.set(key, value, ttlSeconds, tags)
        return value
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    return flight.promise
  }

  const announce = announcing({ events, dirty, forget })

  return {
    remember: async <T>(
      key: string,
      { ttlSeconds, tags = [] }: Parameters<Cache['remember']>[1],
      load: () => Promise<T>,
    ) => {
      // Its load takes a second connection, and must not see what only one transaction does.
      assertOutsideTransaction('A look at a kept value')
      tell(tags)
      // Without news from the others, or while this process changes it, nothing kept can be trusted.
      const isTrusted = events.isListening() && !dirty.hasAny(tags)
      const kept = isTrusted ? store.get(key) : undefined
      noteLookup(kept ? 'hit' : isTrusted ? 'miss' : 'distrusted')
      if (!isTrusted) return load()
      if (kept) return kept.value as T
      return (flights.get(key)?.promise ?? fly(key, ttlSeconds, tags, load)) as Promise<T>
    },
    invalidate: announce,
    invalidateAll: (tx) => announce([EVERY_TAG], tx),
    onInvalidated: (handle) => {
      watchers.add(handle)
      return () => watchers.delete(handle)
    },
    isChanging: (tags) => dirty.hasAny(tags),
    isTrusted: () => events.isListening(),
    stop: () => stopListening.forEach((stop) => stop()),
  }
}

const noteLookup = (result: 'hit' | 'miss' | 'distrusted') =>
  cacheLookups.inc({ cache: 'values', result })

interface Announcing {
  readonly events: Events
  readonly dirty: DirtyTags
  forget(tags: readonly string[]): void
}

/** Forgets tags in every process: at once, or when the transaction commits. */
const announcing =
  ({ events, dirty, forget }: Announcing) =>
  async (tags: readonly string[], tx?: Database): Promise<void> => {
    if (!tx) forget(tags)
    for (const part of splitTags(tags)) {
      const mark = tx ? dirty.add(part) : undefined
      await events.publish(TOPIC, { tags: part, mark } satisfies Invalidation, tx)
    }
  }

function splitTags(tags: readonly string[]): string[][] {
  const parts: string[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const tag of new Set(tags)) {
    const tagSize = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (size + tagSize > LONGEST_TAG_LIST_BYTES) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(tag)
    size += tagSize
  }
  return parts
}

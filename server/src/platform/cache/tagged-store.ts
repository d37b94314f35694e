import { LRUCache } from 'lru-cache'

const LARGEST_STORE_BYTES = 96 * 1024 * 1024
const MOST_VALUES = 20_000
/** What one kind of key, such as `search:`, may take of both: who makes keys up pushes out others of that kind only. */
const LARGEST_SHARE = 1 / 4
/** What an object or an array weighs beside what is in it, and a number or a date. */
const PART_BYTES = 40

interface Kept {
  value: unknown
  tags: readonly string[]
}

export interface TaggedStore {
  get(key: string): { value: unknown } | undefined
  set(key: string, value: unknown, ttlSeconds: number, tags: readonly string[]): void
  deleteTags(tags: readonly string[]): void
  clear(): void
  /** How much is kept. */
  measure(): { readonly entries: number; readonly bytes: number }
}

export interface StoreLimits {
  readonly bytes: number
  readonly values: number
}

/** Keeps the values used last, and which of them carry a tag. */
export function createTaggedStore({
  bytes = LARGEST_STORE_BYTES,
  values: mostValues = MOST_VALUES,
}: Partial<StoreLimits> = {}): TaggedStore {
  const keysByTag = new Map<string, Set<string>>()
  const shares = new Map<string, LRUCache<string, number>>()
  const values = new LRUCache<string, Kept>({
    max: mostValues,
    maxSize: bytes,
    sizeCalculation: weigh,
    dispose: ({ tags }, key) => {
      untag(keysByTag, key, tags)
      shares.get(kindOf(key))?.delete(key)
    },
  })
  /** The keys of one kind, with their weight. Kinds are words of this code, so there are few. */
  const shareOf = (kind: string) => {
    const share =
      shares.get(kind) ??
      new LRUCache<string, number>({
        max: Math.ceil(mostValues * LARGEST_SHARE),
        maxSize: Math.ceil(bytes * LARGEST_SHARE),
        sizeCalculation: (weight) => weight,
        // After, because this leads back to the share.
        disposeAfter: (_weight, key, reason) => {
          if (reason === 'evict') values.delete(key)
        },
      })
    shares.set(kind, share)
    return share
  }
  return {
    get: (key) => {
      shares.get(kindOf(key))?.get(key)
      return values.get(key)
    },
    set: (key, value, ttlSeconds, tags) => {
      const kept = { value, tags }
      values.set(key, kept, { ttl: ttlSeconds * 1000 })
      if (!values.has(key)) return
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
      const share = shareOf(kindOf(key))
      share.set(key, weigh(kept, key))
      if (!share.has(key)) values.delete(key)
    },
    deleteTags: (tags) => {
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) values.delete(key)
    },
    clear: () => values.clear(),
    measure: () => ({ entries: values.size, bytes: values.calculatedSize }),
  }
}

/** Keys begin with what they are of: `search:`, `title:`. */
const kindOf = (key: string) => key.split(':', 1)[0] ?? ''

const weigh = ({ value, tags }: Kept, key: string) =>
  estimateBytes(value) + key.length + tags.reduce((sum, tag) => sum + tag.length, 0)

function untag(keysByTag: Map<string, Set<string>>, key: string, tags: readonly string[]): void {
  for (const tag of tags) {
    const keys = keysByTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysByTag.delete(tag)
  }
}

/** What a value takes in memory, roughly: texts by their length, everything else by its number of parts. */
function estimateBytes(value: unknown): number {
  if (typeof value === 'string') return value.length + PART_BYTES
  if (value instanceof Uint8Array) return value.byteLength + PART_BYTES
  if (typeof value !== 'object' || value === null) return PART_BYTES
  let bytes = PART_BYTES
  for (const part of value instanceof Map ? value.values() : Object.values(value))
    bytes += estimateBytes(part)
  return bytes
}

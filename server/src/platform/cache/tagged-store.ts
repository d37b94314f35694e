import { LRUCache } from 'lru-cache'

const LARGEST_STORE_BYTES = 128 * 1024 * 1024
const MOST_VALUES = 20_000
/** What a value other than text or bytes is taken to weigh. */
const OBJECT_BYTES = 4096

interface Kept {
  value: unknown
  tags: readonly string[]
}

export interface TaggedStore {
  get(key: string): { value: unknown } | undefined
  set(key: string, value: unknown, ttlSeconds: number, tags: readonly string[]): void
  deleteTags(tags: readonly string[]): void
  clear(): void
}

/** Keeps the values used last, and which of them carry a tag. */
export function createTaggedStore(): TaggedStore {
  const keysByTag = new Map<string, Set<string>>()
  const values = new LRUCache<string, Kept>({
    max: MOST_VALUES,
    maxSize: LARGEST_STORE_BYTES,
    sizeCalculation: ({ value }) => estimateBytes(value),
    dispose: ({ tags }, key) => untag(keysByTag, key, tags),
  })
  return {
    get: (key) => values.get(key),
    set: (key, value, ttlSeconds, tags) => {
      values.set(key, { value, tags }, { ttl: ttlSeconds * 1000 })
      if (!values.has(key)) return
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
    },
    deleteTags: (tags) => {
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) values.delete(key)
    },
    clear: () => values.clear(),
  }
}

function untag(keysByTag: Map<string, Set<string>>, key: string, tags: readonly string[]): void {
  for (const tag of tags) {
    const keys = keysByTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysByTag.delete(tag)
  }
}

function estimateBytes(value: unknown): number {
  if (typeof value === 'string') return value.length * 2 + 1
  if (value instanceof Uint8Array) return value.byteLength + 1
  return OBJECT_BYTES
}

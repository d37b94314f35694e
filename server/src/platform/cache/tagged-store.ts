import { LRUCache } from 'lru-cache'

const LARGEST_STORE_BYTES = 96 * 1024 * 1024
const MOST_VALUES = 20_000
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

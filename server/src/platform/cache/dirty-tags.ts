import { randomUUID } from 'node:crypto'

/** After this a transaction is taken for rolled back. One that lasts longer only loses reading its own writes at once. */
const LONGEST_TRANSACTION_MILLISECONDS = 10_000

/**
 * Tags that an open transaction of this process announced. Until its message arrives, values with such a tag are
 * neither read from the cache nor kept: who has just committed must not be shown the old value.
 */
export interface DirtyTags {
  /** @returns the mark that ends it */
  add(tags: readonly string[]): string
  clear(mark: string): void
  hasAny(tags: readonly string[]): boolean
}

/** Carried by everything. */
export const EVERY_TAG = '*'

export function createDirtyTags(): DirtyTags {
  const marks = new Map<string, { tags: ReadonlySet<string>; timer: NodeJS.Timeout }>()
  const clear = (mark: string) => {
    clearTimeout(marks.get(mark)?.timer)
    marks.delete(mark)
  }
  return {
    add: (tags) => {
      const mark = randomUUID()
      const timer = setTimeout(() => clear(mark), LONGEST_TRANSACTION_MILLISECONDS)
      timer.unref()
      marks.set(mark, { tags: new Set(tags), timer })
      return mark
    },
    clear,
    hasAny: (tags) =>
      marks.size > 0 &&
      [...marks.values()].some(
        (dirty) => dirty.tags.has(EVERY_TAG) || tags.some((tag) => dirty.tags.has(tag)),
      ),
  }
}

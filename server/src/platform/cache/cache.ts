import { type CacheTag } from './cache-tag.ts'
import type { Database } from '../database/database.ts'

export interface CacheOptions {
  ttlSeconds: number
  /** What the value is made of. Invalidating any of them forgets the value. */
  tags?: readonly CacheTag[]
}

/**
 * Values kept in the memory of this process, forgotten everywhere when one process says that what they are made of
 * changed. Values are shared between callers: never change one.
 */
export interface Cache {
  /**
   * The kept value, else the loaded one. Callers that ask at the same time share one load. What is not there (`undefined`)
   * is not kept: of keys that somebody makes up there is no end.
   * Ask before a transaction begins, never inside one: the load takes another connection, and where all of them are held
   * by transactions that wait for such a load, none goes on.
   */
  remember<T>(key: string, options: CacheOptions, load: () => Promise<T>): Promise<T>
  /**
   * Forgets what carries one of these tags, in every process. Within a transaction pass `tx`: the others hear of it
   * when it commits, and not at all when it rolls back.
   */
  invalidate(tags: readonly CacheTag[], tx?: Database): Promise<void>
  /**
   * Forgets everything, in every process, pages too: for what happens seldom and must be seen nowhere any more, whatever
   * it was part of. `tx` as above.
   */
  invalidateAll(tx?: Database): Promise<void>
  /** Hears which tags were invalidated, here or in another process; 'all' when news may have been missed. Returns how to stop. */
  onInvalidated(handle: (tags: readonly string[] | 'all') => void): () => void
  /** Whether a transaction of this process changes, or has just changed, what one of these tags stands for: nothing kept is to be shown. */
  isChanging(tags: readonly string[]): boolean
  /** False while the others cannot be heard, and so nothing kept can be believed. */
  isTrusted(): boolean
}

import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ReportedType } from '@mediatheque/contract/community/reports/report-kinds.ts'
import type { CacheTag } from './cache/cache-tag.ts'
import type { Needs } from './platform.ts'

/** Records that readers may report; `reportables` of the feature's index registers them. */
export interface Reportable {
  readonly type: ReportedType
  /** Whether visitors without an account may report them too. */
  readonly isOpenToGuests: boolean
  /** Whether this reader may see it. Undefined where there is no such record. */
  readonly findVisibility: (
    platform: Needs<
      'db' | 'readDb' | 'cache' | 'clock' | 'secrets' | 'log' | 'features' | 'config'
    >,
    actor: Actor,
    id: number,
  ) => Promise<boolean | undefined>
  /** Who looks after them, and decides about what was reported. */
  readonly canDecide: (actor: Actor) => boolean
  /** Under which is kept how many of them were reported. */
  readonly tags: readonly CacheTag[]
}

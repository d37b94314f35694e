import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import type {
  ContributionView,
  DailyFigureName,
  QueueName,
} from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import type { CacheTag } from './cache/cache-tag.ts'
import type { Database } from './database/database.ts'

export interface Waiting {
  /** At most `MOST_WAITING`. */
  readonly count: number
  readonly oldest: Date | null
}

export interface TimeSpan {
  readonly from: Date
  readonly until: Date
}

/** What a feature tells the start page of the administration. */
export interface OverviewParts {
  /** What waits for those who have the permission; kept for some seconds, or until a tag changes. */
  readonly queues?: readonly {
    readonly name: QueueName
    readonly needs: Permission
    readonly tags?: readonly CacheTag[]
    readonly count: (db: Database) => Promise<Waiting>
  }[]
  /** What is new, for those who have the permission. Must read along an index, and stop at `MOST_NEW`. */
  readonly days?: readonly {
    readonly name: DailyFigureName
    readonly needs: Permission
    readonly count: (db: Database, span: TimeSpan) => Promise<number>
  }[]
  /** What a member contributed, for themselves. */
  readonly contributions?: readonly {
    readonly kind: ContributionView['kind']
    readonly count: (db: Database, userId: number) => Promise<Omit<ContributionView, 'kind'>>
  }[]
}

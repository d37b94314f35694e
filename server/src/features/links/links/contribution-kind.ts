import type { NotificationType } from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import type { ReportedContribution } from '@mediatheque/contract/community/reports/report-kinds.ts'
import type { LinkStatus } from '@mediatheque/contract/links/links/link-status.ts'
import type { Audited } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import type { ContributionRights } from './links.policy.ts'

/** What the rules of moderation know of a link, a newsgroup file or a torrent. */
export interface Contribution {
  readonly id: number
  readonly title_id: number
  readonly title_name: string
  readonly user_id: number | null
}

export interface LockedContribution {
  readonly id: number
  readonly version: number
  readonly status: LinkStatus
  readonly title_id: number
  readonly user_id: number | null
}

export interface StatusChange {
  readonly status: LinkStatus
  readonly validated_at?: Date
  readonly validated_by?: number
}

/** What somebody is told of their contribution. */
interface Notice {
  readonly type: NotificationType
  /** The English line; `:title`, and `:count` where there may be several. */
  readonly line: string
}

/** One with everything that its tables keep of it. */
export interface WholeContribution {
  readonly id: number
  readonly title_id: number
  readonly user_id: number | null
  /** Of a newsgroup file or torrent that was sent. */
  readonly file_id: number | null
  /** Its first address, or what it is called. */
  readonly name: string
  readonly content: {
    readonly row: Readonly<Record<string, unknown>>
    /** Of links only, with `nfo`. */
    readonly parts?: readonly { readonly url: string; readonly normalisedUrl: string }[]
    readonly nfo?: string | null
  }
}

/** Who asks, and in which words they are answered. */
export interface Restoring {
  readonly actor: Actor
  readonly t: Translate
}

/** A kind of contribution: what of it the shared rules need, from the feature whose table it is. */
export interface ContributionKind {
  readonly table: 'links' | 'nzbs' | 'torrents'
  readonly audited: Audited
  /** As reports and histories call it. */
  readonly name: 'link' | 'nzb' | 'torrent'
  readonly rights: ContributionRights
  /** Where its address in the administration begins. */
  readonly area: 'liens' | 'nzbs' | 'torrents'
  readonly reportedAs: ReportedContribution
  /** In id order, so that two batches cannot wait for each other. @returns those that are still there */
  lock(tx: Database, ids: readonly number[]): Promise<readonly LockedContribution[]>
  setStatus(tx: Database, ids: readonly number[], change: StatusChange): Promise<void>
  /** With what was reported about them. */
  remove(tx: Database, ids: readonly number[]): Promise<void>
  /** Said where one of several no longer waits. */
  readonly waitsNoLonger: string
  readonly notices: Readonly<Record<'accepted' | 'denied' | 'restored' | 'died', Notice>>
  /** In the order of the ids. */
  readWhole(tx: Database, ids: readonly number[]): Promise<readonly WholeContribution[]>
  /**
   * Puts one back that was taken away, under its number and waiting.
   * @throws 422 where the same was added since, or its file is gone
   */
  restore(tx: Database, by: Restoring, item: WholeContribution): Promise<void>
}

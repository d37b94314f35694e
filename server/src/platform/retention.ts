import type { RetentionPeriod } from '@mediatheque/contract/operations/retention/retention.settings.ts'
import type { Database } from './database/database.ts'
import { deleteErrorGroupsBefore } from './log/error-groups.repository.ts'
import { deleteOutgoingMailsBefore } from './mail/outgoing-mails.repository.ts'
import { deleteOldThrottles } from './throttles/throttles.repository.ts'

/** Rows that are of use for a while: whose they are, and which setting says for how long. */
export interface Retention {
  readonly table: string
  readonly period: RetentionPeriod
  /** Deletes what was over, or made, before this moment. */
  deleteBefore(db: Database, before: Date): Promise<void>
}

/** Of the platform's own tables. */
export const platformRetention: readonly Retention[] = [
  { table: 'error_groups', period: 'error_log_days', deleteBefore: deleteErrorGroupsBefore },
  { table: 'outgoing_mails', period: 'mails_days', deleteBefore: deleteOutgoingMailsBefore },
  { table: 'throttles', period: 'ended_days', deleteBefore: deleteOldThrottles },
]

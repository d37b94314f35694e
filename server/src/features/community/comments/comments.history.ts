import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import { defineAudited } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findHistoryRows } from './comments-history.repository.ts'

const NAMED_BY = 60

/** What becomes of a comment by others than who wrote it. */
export const auditedComments = defineAudited({
  kind: 'comment',
  fields: {
    content: { label: 'Words' },
    held_for: { label: 'Held because of' },
    commentable_type: {},
    commentable_id: {},
    user_id: {},
    created_at: {},
  },
  isOfOthersOnly: true,
  readStates: async (tx: Database, ids: readonly number[]): Promise<readonly AuditedState[]> => {
    const rows = await findHistoryRows(tx, ids)
    return rows.map((row) => ({
      id: row.id,
      name: row.content.slice(0, NAMED_BY),
      ownerId: row.user_id,
      values: { ...row },
    }))
  },
})

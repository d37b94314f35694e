import { type AuditedState, defineAudited } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findReviewHistoryRows } from './write-reviews.repository.ts'

/** What becomes of a review by others than who wrote it. */
export const auditedReviews = defineAudited({
  kind: 'review',
  fields: {
    score: { label: 'Score', shownAs: 'number' },
    body: { label: 'Words' },
    title_id: {},
    user_id: {},
    created_at: {},
  },
  isOfOthersOnly: true,
  readStates: async (tx: Database, ids: readonly number[]): Promise<readonly AuditedState[]> => {
    const rows = await findReviewHistoryRows(tx, ids)
    return rows.map(({ id, title, ...values }) => ({
      id,
      name: title,
      ownerId: values.user_id,
      values,
    }))
  },
})

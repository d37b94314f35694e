import type { Database } from '../../../platform/database/database.ts'

/** Those that stand: of one that was deleted, the history says what it was. */
export function findHistoryRows(tx: Database, ids: readonly number[]) {
  return tx
    .selectFrom('comments')
    .select(['id', 'content', 'commentable_type', 'commentable_id', 'user_id', 'created_at'])
    .where('id', 'in', [0, ...ids])
    .where('deleted_at', 'is', null)
    .execute()
}

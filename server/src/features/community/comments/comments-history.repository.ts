import type { Database } from '../../../platform/database/database.ts'

/** Those that stand or are held: of one that was deleted, the history says what it was. */
export function findHistoryRows(tx: Database, ids: readonly number[]) {
  return tx
    .selectFrom('comments')
    .select([
      'id',
      'content',
      'held_for',
      'commentable_type',
      'commentable_id',
      'user_id',
      'created_at',
    ])
    .where('id', 'in', [0, ...ids])
    .where((is) => is.or([is('deleted_at', 'is', null), is('held_for', 'is not', null)]))
    .execute()
}

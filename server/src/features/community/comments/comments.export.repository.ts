import type { Database } from '../../../platform/database/database.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import { standing } from './visible-comments.repository.ts'

export function listExportedComments(db: Database, userId: number) {
  return (
    db
      .selectFrom('comments as c')
      .select(['id', 'commentable_type as on', 'commentable_id as on_id', 'content', 'created_at'])
      .where('user_id', '=', userId)
      // Those that are held are theirs as well.
      .where((is) => is.or([standing('c'), is('c.held_for', 'is not', null)]))
      .orderBy('id')
      .limit(MOST_EXPORTED_ROWS)
      .execute()
  )
}

export function listExportedVotes(db: Database, userId: number) {
  return db
    .selectFrom('votes')
    .select(['item_type', 'item_id', 'vote', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}

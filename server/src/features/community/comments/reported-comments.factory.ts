import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { TestApp } from '../../test-app.ts'

type Caller = Awaited<ReturnType<TestApp['as']>>

/** A comment about a title, and what these accounts say about it, for tests. */
export async function buildReported(
  db: Database,
  comment: {
    readonly commentable_id: number
    readonly commentable_type?: string
    readonly user_id: number
    readonly content?: string
    readonly created_at?: Date
  },
  by: readonly Pick<Caller, 'id'>[],
): Promise<number> {
  const made = db
    .insertInto('comments')
    .values({ commentable_type: 'title', content: 'Buy my watches', ...comment })
    .returning('id')
  const { id } = await made.executeTakeFirstOrThrow()
  for (const { id: user_id } of by)
    await db
      .insertInto('reports')
      .values({ item_type: 'comment', item_id: id, user_id, reason: 'Rude' })
      .execute()
  return id
}

export async function forgetComments(db: Database): Promise<void> {
  await sql`truncate throttles, reports, comments, audit_events cascade`.execute(db)
}

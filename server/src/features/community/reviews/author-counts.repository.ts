import { COUNTED_WORDS } from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** What became of the newest ratings and reviews of an author. */
export interface ReviewCounts {
  /** But for those that they took away themselves. */
  readonly written: number
  /** By others than the author. */
  readonly deleted: number
  /** Of which something is open. */
  readonly reported: number
}

export async function countReviewsOf(db: Database, userId: number): Promise<ReviewCounts> {
  const { rows } = await sql<ReviewCounts>`select
      (count(*) filter (where deleted_at is null or deleted_by is distinct from user_id))::int as written,
      (count(*) filter (where deleted_at is not null and deleted_by is distinct from user_id))::int as deleted,
      (count(*) filter (where deleted_at is null and reports_count > 0))::int as reported
    from (select * from reviews where user_id = ${userId}
      order by created_at desc, id desc limit ${COUNTED_WORDS}) x`.execute(db)
  return rows[0]!
}

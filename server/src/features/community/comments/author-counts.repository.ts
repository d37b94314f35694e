import { COUNTED_WORDS } from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { type PlaceReader, visiblePlaces } from './comment-places.repository.ts'

/** What became of the newest comments of an author, of those that the reader might see. */
export interface CommentCounts {
  /** But for those that they took away themselves. */
  readonly written: number
  readonly held: number
  /** By others than the author. */
  readonly deleted: number
  /** Of which something is open. */
  readonly reported: number
}

export async function countCommentsOf(
  db: Database,
  reader: Omit<PlaceReader, 'language'>,
  userId: number,
): Promise<CommentCounts> {
  const { rows } = await sql<CommentCounts>`select
      (count(*) filter (where c.deleted_at is null or c.held_for is not null or c.deleted_by is distinct from c.user_id))::int as written,
      (count(*) filter (where c.held_for is not null))::int as held,
      (count(*) filter (where c.deleted_at is not null and c.held_for is null and c.deleted_by is distinct from c.user_id))::int as deleted,
      (count(*) filter (where c.deleted_at is null and c.reports_count > 0))::int as reported
    from (select * from comments where user_id = ${userId}
      order by created_at desc, id desc limit ${COUNTED_WORDS}) c
    where ${visiblePlaces(reader)}`.execute(db)
  return rows[0]!
}

import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListReviewsQuery } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { AUTHOR_COLUMNS, type AuthorColumns, visibleAuthors } from '../authors/authors.service.ts'

export interface ReviewRow extends AuthorColumns {
  id: number
  title_id: number
  /** Whose it is, also where who reads may not know it. */
  owner_id: number
  score: number
  body: string | null
  upvotes: number
  downvotes: number
  /** Of who reads: 1, -1 or null. */
  current_vote: number | null
  created_at: Date
  updated_at: Date
}

/** Those that nobody deleted. */
function selectReviews(db: Database, actor: Actor) {
  return db
    .selectFrom('reviews as r')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'r.user_id').on(visibleAuthors(actor)),
    )
    .leftJoin('votes as v', (join) =>
      join
        .on('v.item_type', '=', 'review')
        .onRef('v.item_id', '=', 'r.id')
        .on('v.user_id', '=', actor.user?.id ?? 0),
    )
    .select(AUTHOR_COLUMNS)
    .select([
      'r.id',
      'r.title_id',
      'r.user_id as owner_id',
      'r.score',
      'r.body',
      'r.upvotes',
      'r.downvotes',
      'r.created_at',
      'r.updated_at',
      'v.vote as current_vote',
    ])
    .where('r.deleted_at', 'is', null)
}

export function listReviewRows(
  db: Database,
  titleId: number,
  list: ListReviewsQuery,
  actor: Actor,
): Promise<RowPage<ReviewRow>> {
  const way = list.orderDir ?? 'desc'
  const query = selectReviews(db, actor)
    .where('r.title_id', '=', titleId)
    .orderBy(`r.${list.orderBy}`, way)
    .orderBy('r.id', way)
  return paginate<ReviewRow>(db, list, query)
}

export function findReviewRow(
  db: Database,
  id: number,
  actor: Actor,
): Promise<ReviewRow | undefined> {
  return selectReviews(db, actor).where('r.id', '=', id).executeTakeFirst()
}

/** What who asks thinks of a title. */
export function findOwnReviewRow(
  db: Database,
  titleId: number,
  actor: Actor,
): Promise<ReviewRow | undefined> {
  return selectReviews(db, actor)
    .where('r.title_id', '=', titleId)
    .where('r.user_id', '=', actor.user?.id ?? 0)
    .executeTakeFirst()
}

export interface ReviewSummaryRow {
  average: number | null
  count: number
  /** Only scores that somebody gave. */
  scores: { score: number; count: number }[]
}

/** Undefined where there is no such title. */
export async function findReviewSummary(
  db: Database,
  titleId: number,
): Promise<ReviewSummaryRow | undefined> {
  const { rows } = await sql<ReviewSummaryRow>`
    select t.local_vote_average::float8 as average, t.local_vote_count as count,
      coalesce((select jsonb_agg(jsonb_build_object('score', s.score, 'count', s.count))
                from (select score, count(*)::int as count from reviews
                      where title_id = t.id and deleted_at is null group by score) s), '[]') as scores
    from titles t where t.id = ${titleId}`.execute(db)
  return rows[0]
}

/** Of these titles those that the member rated. */
export function listScoreRows(
  db: Database,
  userId: number,
  titleIds: readonly number[],
): Promise<{ title_id: number; score: number }[]> {
  return db
    .selectFrom('reviews')
    .select(['title_id', 'score'])
    .where('user_id', '=', userId)
    .where('title_id', '=', sql<number>`any (${sql.val([...titleIds])}::bigint[])`)
    .where('deleted_at', 'is', null)
    .execute()
}

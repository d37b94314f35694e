import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListReviewsQuery } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { AUTHOR_COLUMNS, type AuthorColumns, visibleAuthors } from '../authors/authors.service.ts'

export interface ReviewRow extends AuthorColumns {
  id: number
  title_id: number
  score: number
  body: string | null
  upvotes: number
  downvotes: number
  created_at: Date
  updated_at: Date
}

export function listReviewRows(
  db: Database,
  titleId: number,
  list: ListReviewsQuery,
  actor: Actor,
): Promise<RowPage<ReviewRow>> {
  const way = list.orderDir ?? 'desc'
  const query = db
    .selectFrom('reviews as r')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'r.user_id').on(visibleAuthors(actor)),
    )
    .select(AUTHOR_COLUMNS)
    .select([
      'r.id',
      'r.title_id',
      'r.score',
      'r.body',
      'r.upvotes',
      'r.downvotes',
      'r.created_at',
      'r.updated_at',
    ])
    .where('r.title_id', '=', titleId)
    .orderBy(`r.${list.orderBy}`, way)
    .orderBy('r.id', way)
  return paginate<ReviewRow>(db, list, query)
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
                from (select score, count(*)::int as count from reviews where title_id = t.id group by score) s), '[]') as scores
    from titles t where t.id = ${titleId}`.execute(db)
  return rows[0]
}

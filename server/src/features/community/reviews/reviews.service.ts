import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListReviewsQuery } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  findReviewSummary,
  listReviewRows,
  type ReviewRow,
  type ReviewSummaryRow,
} from './reviews.repository.ts'

export interface TitleReviews {
  readonly page: RowPage<ReviewRow>
  readonly summary: ReviewSummaryRow
}

/** @throws notFound when there is no such title */
export async function listTitleReviews(
  platform: Needs<'readDb'>,
  actor: Actor,
  titleId: number,
  list: ListReviewsQuery,
): Promise<TitleReviews> {
  const [summary, page] = await Promise.all([
    findReviewSummary(platform.readDb, titleId),
    listReviewRows(platform.readDb, titleId, list, actor),
  ])
  if (!summary) throw new AppError('notFound')
  return { page, summary }
}

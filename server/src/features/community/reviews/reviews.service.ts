import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListReviewsQuery } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  findOwnReviewRow,
  findReviewRow,
  findReviewSummary,
  listReviewRows,
  listScoreRows,
  type ReviewRow,
  type ReviewSummaryRow,
} from './reviews.repository.ts'

export type { ReviewRow }

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

/** As it is this moment. @throws notFound when there is no such title */
export async function findOwnReview(
  { db }: Needs<'db'>,
  actor: Actor,
  titleId: number,
): Promise<ReviewRow | undefined> {
  const [row, summary] = await Promise.all([
    findOwnReviewRow(db, titleId, actor),
    findReviewSummary(db, titleId),
  ])
  if (!summary) throw new AppError('notFound')
  return row
}

/** One that stands, for features that show it. @throws notFound */
export async function getReview({ db }: Needs<'db'>, actor: Actor, id: number): Promise<ReviewRow> {
  const row = await findReviewRow(db, id, actor)
  if (!row) throw new AppError('notFound')
  return row
}

/** Of these titles those that a member rated, for features that show it. */
export const listOwnScores = (
  { db }: Needs<'db'>,
  userId: number,
  titleIds: readonly number[],
): Promise<{ title_id: number; score: number }[]> => listScoreRows(db, userId, titleIds)

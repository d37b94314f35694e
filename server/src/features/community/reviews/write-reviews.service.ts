import { REVIEWS_OF_A_DAY_QUOTA } from '@mediatheque/contract/community/reviews/reviews.quotas.ts'
import type { RateTitleForm } from '@mediatheque/contract/community/reviews/reviews.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { UNDO_ACCEPTED_MS } from '@mediatheque/contract/core/undo.ts'
import { type Granted, withinQuota } from '../../../platform/access/within-quota.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { titleTag } from '../../catalogue/titles/titles.service.ts'
import { settleReports } from '../reports/settle-reports.service.ts'
import { auditedReviews } from './reviews.history.ts'
import {
  findReviewRow,
  findReviewSummary,
  type ReviewRow,
  type ReviewSummaryRow,
} from './reviews.repository.ts'
import {
  countReviewedSince,
  eraseReview,
  findWrittenReviews,
  hasReview,
  holdTitle,
  insertReview,
  lockReviewOf,
  lockReviews,
  markReviewsDeleted,
  markReviewsStanding,
  updateReview,
  type WrittenReview,
} from './write-reviews.repository.ts'

/** Cache tag of how many reviews somebody has to decide about. */
export const REPORTED_REVIEWS_TAG = defineTag('reported-reviews')

const DAY_MS = 24 * 3_600_000

/** Those of them that stand. */
export async function findStandingReviews(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<WrittenReview[]> {
  const found = await findWrittenReviews(db, ids)
  return found.filter(({ deleted_at }) => deleted_at === null)
}

/** Those of them that were deleted. */
export async function findDeletedReviews(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<WrittenReview[]> {
  const found = await findWrittenReviews(db, ids)
  return found.filter(({ deleted_at }) => deleted_at !== null)
}

/**
 * Keeps a review that stands as it is until the transaction ends, for a feature that writes what belongs to it.
 * @throws AppError notFound where it was deleted meanwhile
 */
export async function lockStandingReview(tx: Database, id: number): Promise<void> {
  const [review] = await lockReviews(tx, [id])
  if (!review || review.deleted_at) throw new AppError('notFound')
}

export interface RatedTitle {
  readonly review: ReviewRow
  readonly summary: ReviewSummaryRow
}

interface Rating extends RateTitleForm {
  readonly titleId: number
}

/**
 * What a member thinks of a title, for the first time or another. However many of their calls come at once, there is one
 * review. @throws AppError notFound without the title, forbidden beyond the quota
 */
export function rateTitle(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: LoggedInActor,
  rating: Rating,
): Promise<RatedTitle> {
  const place = { titleId: rating.titleId, userId: actor.user.id }
  const now = platform.clock.now()
  const counted = {
    ownerId: place.userId,
    by: actor,
    // Who rates a title again adds nothing.
    count: async (tx: Database) =>
      (await hasReview(tx, place))
        ? 0
        : countReviewedSince(tx, place.userId, new Date(now.getTime() - DAY_MS)),
    refusal: (limit: number) =>
      new AppError('forbidden', {
        message: 'You have rated as many titles as you may within a day.',
        details: { limit },
      }),
  }
  return platform.db.transaction().execute((tx) =>
    withinQuota(tx, REVIEWS_OF_A_DAY_QUOTA, counted, async (granted) => {
      const id = await writeReview(granted, place, { ...rating, now })
      await platform.cache.invalidate([titleTag(place.titleId)], tx)
      return {
        review: await readBack(tx, actor, id),
        summary: (await findReviewSummary(tx, place.titleId))!,
      }
    }),
  )
}

/** The review is locked before the title, as by whoever deletes a title with all that belongs to it. */
async function writeReview(
  tx: Granted<'reviews-of-a-day'>,
  place: { readonly titleId: number; readonly userId: number },
  { score, body, now }: Rating & { readonly now: Date },
): Promise<number> {
  const before = await lockReviewOf(tx, place)
  if (before?.deleted_at === null) {
    await updateReview(tx, before.id, { score, body })
    return before.id
  }
  if (before) await eraseReview(tx, before.id)
  if (!(await holdTitle(tx, place.titleId))) throw new AppError('notFound')
  return insertReview(tx, {
    title_id: place.titleId,
    user_id: place.userId,
    score,
    body: body ?? null,
    created_at: now,
  })
}

/**
 * Where others than their author do, what was said about them is decided with that.
 * @returns how many of them stood until now: of two who delete at once, each counts its own
 */
export function deleteReviews(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: LoggedInActor,
  reviews: readonly WrittenReview[],
): Promise<number> {
  return platform.db
    .transaction()
    .execute((tx) => removeReviews(platform, tx, { by: actor, reviews }))
}

interface Removal {
  readonly by: LoggedInActor
  readonly reviews: readonly WrittenReview[]
  /** For the history. */
  readonly reason?: string | null
}

/** The same, in a transaction that also does something else. @returns how many of them stood until now */
export async function removeReviews(
  platform: Needs<'cache' | 'clock'>,
  tx: Database,
  { by, reviews, reason }: Removal,
): Promise<number> {
  const ids = reviews.map(({ id }) => id)
  const done = { now: platform.clock.now(), by: by.user.id }
  await lockReviews(tx, ids)
  // Where an author thinks better of it, what was said about it is open again.
  const others = reviews.filter(({ owner_id }) => owner_id !== by.user.id)
  await settleReports(tx, { type: 'review', ids: others.map(({ id }) => id) })
  const deed = { ids, action: 'deleted', keepsState: true, ...(reason && { reason }) } as const
  const deleted = await recordingChanges(tx, auditedReviews, deed, () =>
    markReviewsDeleted(tx, ids, done),
  )
  await platform.cache.invalidate([...tagsOf(reviews), REPORTED_REVIEWS_TAG], tx)
  return deleted
}

/**
 * For who deleted them, for some seconds. @throws AppError notFound later, or where one was written anew meanwhile
 */
export function restoreReviews(
  platform: Needs<'db' | 'cache' | 'clock'>,
  reviews: readonly WrittenReview[],
): Promise<number> {
  const ids = reviews.map(({ id }) => id)
  const since = platform.clock.now().getTime() - UNDO_ACCEPTED_MS
  return platform.db.transaction().execute(async (tx) => {
    const found = await lockReviews(tx, ids)
    const deleted = found.filter(({ deleted_at }) => deleted_at && deleted_at.getTime() > since)
    if (deleted.length < ids.length) throw new AppError('notFound')
    await putBackReviews(platform, tx, found)
    return ids.length
  })
}

/** Shows reviews again that were deleted. Call it where they are locked. */
export async function putBackReviews(
  platform: Needs<'cache'>,
  tx: Database,
  reviews: readonly WrittenReview[],
): Promise<void> {
  const ids = reviews.map(({ id }) => id)
  await recordingChanges(tx, auditedReviews, { ids, action: 'restored' }, () =>
    markReviewsStanding(tx, ids),
  )
  await platform.cache.invalidate([...tagsOf(reviews), REPORTED_REVIEWS_TAG], tx)
}

const tagsOf = (reviews: readonly WrittenReview[]) => [
  ...new Set(reviews.map(({ title_id }) => titleTag(title_id))),
]

async function readBack(tx: Database, actor: LoggedInActor, id: number): Promise<ReviewRow> {
  const row = await findReviewRow(tx, id, actor)
  if (!row) throw new Error(`The review ${id} is gone within its transaction`)
  return row
}

import { type Insertable, sql } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Reviews } from '../../../platform/database/types.generated.ts'

/** A review as far as those who write to it need to know. */
export interface WrittenReview {
  readonly id: number
  readonly title_id: number
  readonly owner_id: number
  readonly deleted_at: Date | null
  readonly deleted_by: number | null
}

const WRITTEN_COLUMNS = [
  'id',
  'title_id',
  'user_id as owner_id',
  'deleted_at',
  'deleted_by',
] as const

export function findWrittenReviews(db: Database, ids: readonly number[]): Promise<WrittenReview[]> {
  return db
    .selectFrom('reviews')
    .select(WRITTEN_COLUMNS)
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
}

/** Keeps them as they are until the transaction ends. In the order of their numbers, so that no two wait for each other. */
export function lockReviews(tx: Database, ids: readonly number[]): Promise<WrittenReview[]> {
  return tx
    .selectFrom('reviews')
    .select(WRITTEN_COLUMNS)
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

interface Place {
  readonly titleId: number
  readonly userId: number
}

/** The one of a member on a title, deleted or not. */
export function lockReviewOf(
  tx: Database,
  { titleId, userId }: Place,
): Promise<WrittenReview | undefined> {
  return tx
    .selectFrom('reviews')
    .select(WRITTEN_COLUMNS)
    .where('title_id', '=', titleId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function hasReview(db: Database, { titleId, userId }: Place): Promise<boolean> {
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where('title_id', '=', titleId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Deleted ones count: who rates and deletes all day has rated all day. */
export async function countReviewedSince(
  db: Database,
  userId: number,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether there is such a title; it stays until this transaction ends. */
export async function holdTitle(tx: Database, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('titles')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function insertReview(
  tx: Granted<'reviews-of-a-day'>,
  review: Pick<Insertable<Reviews>, 'title_id' | 'user_id' | 'score' | 'body'> & {
    readonly created_at: Date
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('reviews')
    .values({ ...review, updated_at: review.created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** For good, with its votes. */
export async function eraseReview(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('reviews').where('id', '=', id).execute()
}

/** Words that are not named stay as they are. */
export async function updateReview(
  tx: Database,
  id: number,
  { score, body }: { readonly score: number; readonly body?: string | null | undefined },
): Promise<void> {
  const isOther =
    body === undefined
      ? sql<boolean>`score <> ${score}`
      : sql<boolean>`(score <> ${score} or body is distinct from ${body}::text)`
  await tx
    .updateTable('reviews')
    .set({ score, ...(body !== undefined && { body }) })
    .where('id', '=', id)
    .where(isOther)
    .execute()
}

/** @returns how many of them stood until now */
export async function markReviewsDeleted(
  tx: Database,
  ids: readonly number[],
  { now, by }: { now: Date; by: number },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ deleted_at: now, deleted_by: by })
    .where('id', 'in', [0, ...ids])
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function markReviewsStanding(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', 'in', [0, ...ids])
    .execute()
}

/** Those that stand, as the history tells of them: of one that was deleted it says what it was. */
export function findReviewHistoryRows(tx: Database, ids: readonly number[]) {
  return tx
    .selectFrom('reviews as r')
    .innerJoin('titles as t', 't.id', 'r.title_id')
    .select(['r.id', 'r.title_id', 't.name as title', 'r.user_id', 'r.score', 'r.body'])
    .select('r.created_at')
    .where('r.id', 'in', [0, ...ids])
    .where('r.deleted_at', 'is', null)
    .execute()
}

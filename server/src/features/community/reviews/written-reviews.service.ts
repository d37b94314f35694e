import type { ToldReason } from '@mediatheque/contract/community/staff-answers/reasons.schemas.ts'
import type { Actor, LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import { tellOfDeletion, tellOfReturn } from '../staff-answers/tell-members.service.ts'
import { findWrittenReviews, lockReviews, type WrittenReview } from './write-reviews.repository.ts'
import { putBackReviews, removeReviews } from './write-reviews.service.ts'
import {
  findAllWritten,
  findWrittenPage,
  listReviewedNames,
  readWrittenRows,
  type WrittenCall,
  type WrittenReviewRow,
} from './written-reviews.repository.ts'

interface Reader {
  readonly actor: Actor
  readonly language: Language
}

export async function listWrittenReviews(
  { db }: Needs<'db'>,
  reader: Reader,
  call: WrittenCall,
): Promise<RowPage<WrittenReviewRow>> {
  const page = await findWrittenPage(db, reader.actor, call)
  return { ...page, data: await readWrittenRows(db, reader, page.data) }
}

/** The same reviews, all of them, some at a time. @throws AppError validation when there are too many for a file */
export async function* readWrittenReviews(
  { db }: Needs<'db'>,
  reader: Reader,
  call: WrittenCall,
): AsyncGenerator<readonly WrittenReviewRow[]> {
  const ids = await findAllWritten(db, reader.actor, call)
  yield* readBatches(ids, (some) => readWrittenRows(db, reader, some))
}

/** Those of them that staff deleted, and not their authors. */
export async function findRemovedReviews(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<WrittenReview[]> {
  return (await findWrittenReviews(db, ids)).filter(isRemoved)
}

const isRemoved = ({ deleted_at, deleted_by, owner_id }: WrittenReview) =>
  deleted_at !== null && deleted_by !== owner_id

/**
 * Deletes what members wrote, and tells them why where there is a reason.
 * @returns how many of them stood until now
 */
export function deleteWrittenReviews(
  platform: Needs<'db' | ToNotify>,
  actor: LoggedInActor,
  reviews: readonly WrittenReview[],
  said: ToldReason,
): Promise<number> {
  return platform.db.transaction().execute(async (tx) => {
    const locked = await lockReviews(tx, idsOf(reviews))
    const standing = locked.filter(({ deleted_at }) => deleted_at === null)
    const deleted = await removeReviews(platform, tx, {
      by: actor,
      reviews,
      reason: said.reason,
    })
    const others = standing.filter(({ owner_id }) => owner_id !== actor.user.id)
    const told = await toldOf(tx, others, 'A moderator deleted your review of “:title”')
    await tellOfDeletion(platform, tx, told, said)
    return deleted
  })
}

/** @throws AppError notFound where one was put back meanwhile, or another written instead */
export function restoreWrittenReviews(
  platform: Needs<'db' | ToNotify>,
  reviews: readonly WrittenReview[],
): Promise<number> {
  return platform.db.transaction().execute(async (tx) => {
    const locked = await lockReviews(tx, idsOf(reviews))
    if (locked.filter(isRemoved).length < reviews.length) throw new AppError('notFound')
    await putBackReviews(platform, tx, locked)
    const since = new Map(locked.map(({ id, deleted_at }) => [`review:${id}`, deleted_at!]))
    const told = await toldOf(tx, locked, 'Your review of “:title” is back')
    await tellOfReturn(
      platform,
      tx,
      told.map((one) => ({ ...one, since: since.get(one.about)! })),
    )
    return reviews.length
  })
}

const idsOf = (reviews: readonly WrittenReview[]) => reviews.map(({ id }) => id)

async function toldOf(tx: Database, reviews: readonly WrittenReview[], content: string) {
  const names = await listReviewedNames(tx, idsOf(reviews))
  return reviews.map(({ id, owner_id }) => ({
    userId: owner_id,
    about: `review:${id}`,
    content,
    values: { title: names.get(id) ?? '' },
  }))
}

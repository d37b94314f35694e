import type { ToldReason } from '@mediatheque/contract/community/staff-answers/reasons.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import { tellOfDeletion, tellOfReturn, type ToldOf } from '../staff-answers/tell-members.service.ts'
import type { PlaceReader } from './comment-places.repository.ts'
import { auditedComments } from './comments.history.ts'
import { findWritten, lockWritten, type WrittenComment } from './write-comments.repository.ts'
import { isThere, removeComments } from './write-comments.service.ts'
import {
  findAllWritten,
  findWrittenPage,
  markStanding,
  readWrittenRows,
  type WrittenCall,
  type WrittenCommentRow,
} from './written-comments.repository.ts'

type Reader = Omit<PlaceReader, 'now'>

export async function listWrittenComments(
  { db, clock }: Needs<'db' | 'clock'>,
  asking: Reader,
  call: WrittenCall,
): Promise<RowPage<WrittenCommentRow>> {
  const reader = { ...asking, now: clock.now() }
  const page = await findWrittenPage(db, reader, call)
  return { ...page, data: await readWrittenRows(db, reader, page.data) }
}

/** The same comments, all of them, some at a time. @throws AppError validation when there are too many for a file */
export async function* readWrittenComments(
  { db, clock }: Needs<'db' | 'clock'>,
  asking: Reader,
  call: WrittenCall,
): AsyncGenerator<readonly WrittenCommentRow[]> {
  const reader = { ...asking, now: clock.now() }
  const ids = await findAllWritten(db, reader, call)
  yield* readBatches(ids, (some) => readWrittenRows(db, reader, some))
}

/** Those of them that staff deleted, and not their authors. */
export async function findRemovedComments(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<WrittenComment[]> {
  return (await findWritten(db, ids)).filter(isRemoved)
}

const isRemoved = ({ deleted_at, deleted_by, held_for, user_id }: WrittenComment) =>
  deleted_at !== null && held_for === null && deleted_by !== user_id

/**
 * Deletes what members wrote, and tells them why where there is a reason.
 * @returns how many of them stood until now
 */
export function deleteWrittenComments(
  platform: Needs<'db' | ToNotify>,
  actor: LoggedInActor,
  comments: readonly WrittenComment[],
  said: ToldReason,
): Promise<number> {
  return platform.db.transaction().execute(async (tx) => {
    const standing = (
      await lockWritten(
        tx,
        comments.map(({ id }) => id),
      )
    ).filter(isThere)
    const deleted = await removeComments(platform, tx, {
      by: actor,
      comments,
      reason: said.reason,
    })
    const others = standing.filter(({ user_id }) => user_id !== actor.user.id)
    const told = others.flatMap(
      (comment) => toldOf(comment, 'A moderator deleted your comment “:words”') ?? [],
    )
    await tellOfDeletion(platform, tx, told, said)
    return deleted
  })
}

/** @throws AppError notFound where one was put back meanwhile */
export function restoreComments(
  platform: Needs<'db' | ToNotify>,
  comments: readonly WrittenComment[],
): Promise<number> {
  const ids = comments.map(({ id }) => id)
  return platform.db.transaction().execute(async (tx) => {
    const locked = await lockWritten(tx, ids)
    if (locked.filter(isRemoved).length < ids.length) throw new AppError('notFound')
    await recordingChanges(tx, auditedComments, { ids, action: 'restored' }, () =>
      markStanding(tx, ids),
    )
    const told = locked.flatMap((comment) => {
      const one = toldOf(comment, 'Your comment “:words” is back')
      return one ? { ...one, since: comment.deleted_at! } : []
    })
    await tellOfReturn(platform, tx, told)
    return ids.length
  })
}

const MOST_WORDS = 80

function toldOf({ id, user_id, content }: WrittenComment, line: string): ToldOf | undefined {
  if (user_id === null) return undefined
  const letters = [...content.replace(/\s+/g, ' ')]
  const words =
    letters.length <= MOST_WORDS ? letters.join('') : `${letters.slice(0, MOST_WORDS).join('')}…`
  return { userId: user_id, about: `comment:${id}`, content: line, values: { words } }
}

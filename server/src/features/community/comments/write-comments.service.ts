import { COMMENTS_OF_A_DAY_QUOTA } from '@mediatheque/contract/community/comments/comments.quotas.ts'
import {
  MOST_COMMENT_DEPTH,
  type PostCommentForm,
} from '@mediatheque/contract/community/comments/comments.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { quotaLimit } from '@mediatheque/contract/core/quota.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { settleReports } from '../reports/settle-reports.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { type GuardSettings, limitOfDay, reasonToHold, type Writer } from './guard-comments.ts'
import { auditedComments } from './comments.history.ts'
import { type CommentRow, findCommentRow } from './comments.repository.ts'
import {
  countWrittenSince,
  findWriterRecord,
  findWritten,
  heldSince,
  insertComment,
  isSaidAlready,
  lockSubject,
  lockWritten,
  markDeleted,
  setContent,
  type WrittenComment,
} from './write-comments.repository.ts'
import { type GivenVote, toggleVote } from './votes.repository.ts'

/** Cache tag of how many comments somebody has to decide about. */
export const REPORTED_COMMENTS_TAG = defineTag('reported-comments')

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A second press, or a second send of a connection that broke. */
const AGAIN_WITHIN_MS = 10 * MINUTE_MS

/** Those of them that stand or are held. */
export async function findThere(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<WrittenComment[]> {
  const found = await findWritten(db, ids)
  return found.filter(isThere)
}

/** Whether it stands or is held. */
export const isThere = ({ deleted_at, held_for }: WrittenComment) =>
  deleted_at === null || held_for !== null

/** For its author. @throws notFound where it is deleted */
export async function getThere(platform: Needs<'db'>, id: number): Promise<WrittenComment> {
  const [comment] = await findThere(platform, [id])
  if (!comment) throw new AppError('notFound')
  return comment
}

/** For everybody. @throws notFound where it is deleted, or held */
export async function getStanding(platform: Needs<'db'>, id: number): Promise<WrittenComment> {
  const comment = await getThere(platform, id)
  if (comment.deleted_at) throw new AppError('notFound')
  return comment
}

/** @throws AppError validation on what it answers or repeats, forbidden beyond the quota, notFound without what it is about */
export async function postComment(
  platform: Needs<'db' | 'cache' | 'clock' | ToReadSettings>,
  actor: LoggedInActor,
  { commentable_type, commentable_id, content, inReplyTo, position }: PostCommentForm,
): Promise<CommentRow> {
  const now = platform.clock.now()
  const userId = actor.user.id
  const { comments_guard: guard } = await getSettings(platform)
  const writer = await getWriter(platform.db, actor, guard)
  const limit = limitOfDay(writer, guard, now)
  const counted = {
    ownerId: userId,
    limit,
    count: (tx: Database) => countWrittenSince(tx, userId, new Date(now.getTime() - DAY_MS)),
    refusal: (most: number) =>
      new AppError('forbidden', {
        message:
          most === quotaLimit(actor, COMMENTS_OF_A_DAY_QUOTA)
            ? 'You have written as many comments as you may within a day.'
            : 'New accounts may not write more comments within a day. Please come back tomorrow.',
        details: { limit: most },
      }),
  }
  return platform.db.transaction().execute((tx) =>
    withinQuota(tx, COMMENTS_OF_A_DAY_QUOTA, counted, async (granted) => {
      const about = { commentable_type, commentable_id }
      const place = { ...about, ...(await placeOf(tx, about, inReplyTo)) }
      if (!(await lockSubject(tx, about))) throw new AppError('notFound')
      const said = { ...place, user_id: userId, content }
      if (await isSaidAlready(tx, said, new Date(now.getTime() - AGAIN_WITHIN_MS)))
        throw fieldError('content', 'You have said this already.')
      // Counted again behind the lock of the quota: of ten first comments at once each sees those before it.
      const holdFor = reasonToHold(content, await getWriter(tx, actor, guard), { guard, now })
      const held = heldSince(now, holdFor)
      const id = await insertComment(granted, { ...said, position, created_at: now, ...held })
      if (holdFor) await platform.cache.invalidate([REPORTED_COMMENTS_TAG], tx)
      return readBack(tx, actor, id)
    }),
  )
}

async function getWriter(
  db: Database,
  actor: LoggedInActor,
  { first_comments }: GuardSettings,
): Promise<Writer> {
  return { actor, ...(await findWriterRecord(db, actor.user.id, first_comments)) }
}

type About = Pick<WrittenComment, 'commentable_type' | 'commentable_id'>

/** Where an answer stands: below what it answers, which stays until it is written. */
async function placeOf(tx: Database, about: About, inReplyTo: number | null) {
  if (inReplyTo === null) return { parent_id: null, root_id: null, depth: 0 }
  const [parent] = await lockWritten(tx, [inReplyTo])
  const isThere =
    parent &&
    parent.deleted_at === null &&
    parent.commentable_type === about.commentable_type &&
    parent.commentable_id === about.commentable_id
  if (!isThere) throw fieldError('inReplyTo', 'The comment that you answer is not there any more.')
  if (parent.depth >= MOST_COMMENT_DEPTH)
    throw fieldError('inReplyTo', 'This thread cannot go any deeper.')
  return { parent_id: parent.id, root_id: parent.root_id ?? parent.id, depth: parent.depth + 1 }
}

/** Until when the author of a comment may change its words. */
export function editableUntil(
  { created_at }: Pick<WrittenComment, 'created_at'>,
  { comments_edit_minutes: minutes }: { readonly comments_edit_minutes: number },
): Date {
  return new Date(created_at.getTime() + minutes * MINUTE_MS)
}

/** @throws AppError validation where its time is over, notFound where it was deleted meanwhile */
export async function editComment(
  platform: Needs<'db' | 'cache' | 'clock' | ToReadSettings>,
  actor: LoggedInActor,
  { id }: WrittenComment,
  content: string,
): Promise<CommentRow> {
  const settings = await getSettings(platform)
  const { comments_guard: guard } = settings
  const now = platform.clock.now()
  return platform.db.transaction().execute(async (tx) => {
    const [comment] = await lockWritten(tx, [id])
    if (!comment || !isThere(comment)) throw new AppError('notFound')
    if (now >= editableUntil(comment, settings))
      throw fieldError('content', 'The time in which this comment could be changed is over.')
    // One that is held stays so, whatever it says by now: somebody reads it.
    const holdFor =
      comment.held_for ??
      reasonToHold(content, await getWriter(tx, actor, guard), {
        guard,
        now,
        before: comment.content,
      })
    await setContent(tx, id, { content, now, holdFor })
    if (holdFor) await platform.cache.invalidate([REPORTED_COMMENTS_TAG], tx)
    return readBack(tx, actor, id)
  })
}

/**
 * What was said about them is decided with that.
 * @returns how many of them stood until now: of two who delete at once, each counts its own
 */
export function deleteComments(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: LoggedInActor,
  comments: readonly WrittenComment[],
): Promise<number> {
  return platform.db
    .transaction()
    .execute((tx) => removeComments(platform, tx, { by: actor, comments }))
}

interface Removal {
  readonly by: LoggedInActor
  readonly comments: readonly WrittenComment[]
  /** For the history. */
  readonly reason?: string | null
}

/** The same, in a transaction that also does something else. @returns how many of them stood until now */
export async function removeComments(
  platform: Needs<'cache' | 'clock'>,
  tx: Database,
  { by, comments, reason }: Removal,
): Promise<number> {
  const ids = comments.map(({ id }) => id)
  const done = { now: platform.clock.now(), by: by.user.id }
  const locked = await lockWritten(tx, ids)
  const settled = await settleReports(tx, { type: 'comment', ids })
  if (settled > 0 || locked.some(({ held_for }) => held_for))
    await platform.cache.invalidate([REPORTED_COMMENTS_TAG], tx)
  const deed = { ids, action: 'deleted', keepsState: true, ...(reason && { reason }) } as const
  return recordingChanges(tx, auditedComments, deed, () => markDeleted(tx, ids, done))
}

/** @throws AppError notFound where it was deleted meanwhile */
export function voteForComment(
  platform: Needs<'db'>,
  actor: LoggedInActor,
  { id }: WrittenComment,
  given: GivenVote,
): Promise<CommentRow> {
  return platform.db.transaction().execute(async (tx) => {
    const [comment] = await lockWritten(tx, [id])
    if (!comment || comment.deleted_at) throw new AppError('notFound')
    await toggleVote(tx, { itemType: 'comment', itemId: id, userId: actor.user.id, given })
    return readBack(tx, actor, id)
  })
}

async function readBack(tx: Database, actor: LoggedInActor, id: number): Promise<CommentRow> {
  const row = await findCommentRow(tx, id, actor)
  if (!row) throw new Error(`The comment ${id} is gone within its transaction`)
  return row
}

import type { reportedCommentList } from '@mediatheque/contract/community/comments/reported-comments.list.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { settleSeenReports } from '../reports/settle-reports.service.ts'
import { auditedComments } from './comments.history.ts'
import {
  type AuthorRecord,
  findAllReported,
  findReportedPage,
  listAuthorRecords,
  readReportedRows,
  type ReportedCommentRow,
} from './reported-comments.repository.ts'
import { lockWritten, release, type WrittenComment } from './write-comments.repository.ts'
import { REPORTED_COMMENTS_TAG } from './write-comments.service.ts'

type SeenNumbers = Readonly<Record<string, number>>
type List = typeof reportedCommentList

interface Reader {
  readonly actor: Actor
  readonly language: Language
}

/** A reported comment, with how its author did so far. */
export interface ReportedComment {
  readonly row: ReportedCommentRow
  readonly record: AuthorRecord | undefined
}

export async function listReportedComments(
  { db, clock }: Needs<'db' | 'clock'>,
  reader: Reader,
  call: ListCall<List>,
): Promise<RowPage<ReportedComment>> {
  const page = await findReportedPage(db, reader.actor, call)
  const placed = { ...reader, now: clock.now() }
  const rows = await readReportedRows(db, placed, page.data)
  const authors = new Set(rows.flatMap(({ user_id }) => user_id ?? []))
  const records = await listAuthorRecords(db, placed, [...authors])
  const byId = new Map(records.map((record) => [record.id, record]))
  return { ...page, data: rows.map((row) => ({ row, record: byId.get(row.user_id ?? 0) })) }
}

/** The same comments, all of them, some at a time. @throws AppError validation when there are too many for a file */
export async function* readReportedComments(
  { db, clock }: Needs<'db' | 'clock'>,
  reader: Reader,
  call: ListCall<List>,
): AsyncGenerator<readonly ReportedCommentRow[]> {
  const ids = await findAllReported(db, reader.actor, call)
  const now = clock.now()
  yield* readBatches(ids, (some) => readReportedRows(db, { ...reader, now }, some))
}

/**
 * Lets everybody read those that are held, and decides that nothing is wrong with any of them, as far as it was read what
 * they say and what was said about them.
 * @returns how many there are
 * @throws AppError conflict where the words of one were changed since, notFound where one was deleted
 */
export function approveComments(
  { db, cache }: Needs<'db' | 'cache'>,
  comments: readonly WrittenComment[],
  { edits, seen }: { edits: SeenNumbers; seen: SeenNumbers },
): Promise<number> {
  const ids = comments.map(({ id }) => id)
  return db.transaction().execute(async (tx) => {
    const locked = await lockWritten(tx, ids)
    if (locked.some((comment) => comment.deleted_at && !comment.held_for))
      throw new AppError('notFound')
    if (locked.some((comment) => comment.edits !== edits[comment.id]))
      throw new AppError('conflict', {
        message: 'Some of these comments were changed meanwhile. Please read them again.',
      })
    await recordingChanges(tx, auditedComments, { ids, action: 'accepted' }, () => release(tx, ids))
    await settleSeenReports(tx, 'comment', new Map(ids.map((id) => [id, seen[id] ?? 0])))
    await cache.invalidate([REPORTED_COMMENTS_TAG], tx)
    return ids.length
  })
}

/**
 * Decides that nothing is wrong with comments, as far as it was read what somebody said: what was said since stays open.
 * @returns how many reports are settled
 */
export function clearCommentReports(
  { db, cache }: Needs<'db' | 'cache'>,
  comments: readonly WrittenComment[],
  seen: SeenNumbers,
): Promise<number> {
  const ids = comments.map(({ id }) => id)
  return db.transaction().execute(async (tx) => {
    await lockWritten(tx, ids)
    const newestSeen = new Map(ids.map((id) => [id, seen[id] ?? 0]))
    const settled = await settleSeenReports(tx, 'comment', newestSeen)
    if (settled > 0) await cache.invalidate([REPORTED_COMMENTS_TAG], tx)
    return settled
  })
}

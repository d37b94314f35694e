import {
  COMMENTABLE_NAMES,
  type reportedCommentList,
} from '@mediatheque/contract/community/comments/reported-comments.list.ts'
import type { ReportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import { nameOfPlace, staffUrlOfPlace } from './comment-places.presenter.ts'
import type { ReportedCommentRow } from './reported-comments.repository.ts'
import type { ReportedComment } from './reported-comments.service.ts'

export function presentReportedComment(
  { row, record }: ReportedComment,
  t: TranslateLine,
): ReportedCommentView {
  const { place } = row
  return {
    id: row.id,
    content: row.content,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    edits: row.edits,
    held_for: row.held_for,
    author: presentAuthor(row),
    author_record: record
      ? { comments: record.comments, deleted: record.deleted, reported: record.reported }
      : null,
    place: {
      type: row.commentable_type,
      name: place && nameOfPlace(row, place, t),
      url: place && staffUrlOfPlace(row, place),
    },
    reports_count: row.reports_count,
    reported_at: row.waits_since.toISOString(),
    reports: row.reports.map(({ id, username, reason, created_at }) => ({
      id,
      reason,
      user: username === null ? null : { username },
      created_at,
    })),
  }
}

/** The columns of the list in a file. */
export const reportedCommentCells = (
  t: TranslateLine,
): CsvCells<typeof reportedCommentList, ReportedCommentRow> => ({
  content: ({ content }) => content,
  author: ({ username }) => username,
  place: (row) =>
    row.place ? nameOfPlace(row, row.place, t) : t(COMMENTABLE_NAMES[row.commentable_type]),
  reports: ({ reports_count }) => reports_count,
  reported_at: ({ waits_since }) => waits_since.toISOString(),
  created_at: ({ created_at }) => created_at.toISOString(),
})

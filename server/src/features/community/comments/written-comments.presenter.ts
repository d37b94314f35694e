import { COMMENTABLE_NAMES } from '@mediatheque/contract/community/comments/reported-comments.list.ts'
import {
  WRITTEN_STATE_NAMES,
  type writtenCommentList,
} from '@mediatheque/contract/community/comments/written-comments.list.ts'
import type { WrittenCommentView } from '@mediatheque/contract/community/comments/written-comments.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import { nameOfPlace, staffUrlOfPlace } from './comment-places.presenter.ts'
import type { WrittenCommentRow } from './written-comments.repository.ts'

export function presentWrittenComment(
  row: WrittenCommentRow,
  t: TranslateLine,
): WrittenCommentView {
  const { place } = row
  return {
    id: row.id,
    content: row.content,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    state: row.state,
    held_for: row.held_for,
    deleted: row.deleted_at && { at: row.deleted_at.toISOString(), by: row.deleted_by_name },
    author: presentAuthor(row),
    place: {
      type: row.commentable_type,
      name: place && nameOfPlace(row, place, t),
      url: place && staffUrlOfPlace(row, place),
    },
    votes: row.votes,
    reports_count: row.reports_count,
  }
}

/** The columns of the list in a file. */
export const writtenCommentCells = (
  t: TranslateLine,
): CsvCells<typeof writtenCommentList, WrittenCommentRow> => ({
  content: ({ content }) => content,
  author: ({ username }) => username,
  place: (row) =>
    row.place ? nameOfPlace(row, row.place, t) : t(COMMENTABLE_NAMES[row.commentable_type]),
  state: ({ state }) => t(WRITTEN_STATE_NAMES[state]),
  votes: ({ votes }) => votes,
  reports: ({ reports_count }) => reports_count,
  created_at: ({ created_at }) => created_at.toISOString(),
})

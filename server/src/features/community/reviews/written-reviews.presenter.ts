import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { WRITTEN_STATE_NAMES } from '@mediatheque/contract/community/comments/written-comments.list.ts'
import type { writtenReviewList } from '@mediatheque/contract/community/reviews/written-reviews.list.ts'
import type { WrittenReviewView } from '@mediatheque/contract/community/reviews/written-reviews.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import type { WrittenReviewRow } from './written-reviews.repository.ts'

export function presentWrittenReview(row: WrittenReviewRow): WrittenReviewView {
  return {
    id: row.id,
    score: row.score,
    body: row.body,
    created_at: row.created_at.toISOString(),
    state: row.state,
    deleted: row.deleted_at && { at: row.deleted_at.toISOString(), by: row.deleted_by_name },
    author: presentAuthor(row),
    title: {
      name: row.title_name,
      url: titleUrl({ id: row.title_id, name: row.title_name }),
    },
    votes: row.upvotes,
    reports_count: row.reports_count,
  }
}

/** The columns of the list in a file. */
export const writtenReviewCells = (
  t: TranslateLine,
): CsvCells<typeof writtenReviewList, WrittenReviewRow> => ({
  body: ({ body }) => body,
  score: ({ score }) => score,
  author: ({ username }) => username,
  title: ({ title_name }) => title_name,
  state: ({ state }) => t(WRITTEN_STATE_NAMES[state]),
  votes: ({ upvotes }) => upvotes,
  reports: ({ reports_count }) => reports_count,
  created_at: ({ created_at }) => created_at.toISOString(),
})

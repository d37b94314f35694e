import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { reportedReviewList } from '@mediatheque/contract/community/reviews/reported-reviews.list.ts'
import type { ReportedReviewView } from '@mediatheque/contract/community/reviews/reported-reviews.schemas.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import type { ReportedReviewRow } from './reported-reviews.repository.ts'

export function presentReportedReview(row: ReportedReviewRow): ReportedReviewView {
  return {
    id: row.id,
    score: row.score,
    body: row.body,
    created_at: row.created_at.toISOString(),
    author: presentAuthor(row),
    title: {
      name: row.title_name,
      url: titleUrl({ id: row.title_id, name: row.title_name }),
    },
    reports_count: row.reports_count,
    reported_at: row.last_reported_at.toISOString(),
    reports: row.reports.map(({ id, username, reason, created_at }) => ({
      id,
      reason,
      user: username === null ? null : { username },
      created_at,
    })),
  }
}

/** The columns of the list in a file. */
export const reportedReviewCells: CsvCells<typeof reportedReviewList, ReportedReviewRow> = {
  body: ({ body }) => body,
  score: ({ score }) => score,
  author: ({ username }) => username,
  title: ({ title_name }) => title_name,
  reports: ({ reports_count }) => reports_count,
  reported_at: ({ last_reported_at }) => last_reported_at.toISOString(),
  created_at: ({ created_at }) => created_at.toISOString(),
}

import {
  COMMENTABLE_NAMES,
  type reportedCommentList,
} from '@mediatheque/contract/community/comments/reported-comments.list.ts'
import type { ReportedCommentView } from '@mediatheque/contract/community/comments/reported-comments.schemas.ts'
import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { episodeUrl, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import type { CommentPlace } from './comment-places.repository.ts'
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
    author: presentAuthor(row),
    author_record: record
      ? { comments: record.comments, deleted: record.deleted, reported: record.reported }
      : null,
    place: {
      type: row.commentable_type,
      name: place && nameOf(row, place, t),
      url: place && urlOf(row, place),
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

type Standing = Pick<ReportedCommentRow, 'commentable_type'>

/** With the title that it belongs to. */
function nameOf(
  { commentable_type: type }: Standing,
  { name, title_name = '', season = 0, episode = 0 }: CommentPlace,
  t: TranslateLine,
): string {
  if (type === 'video') return `${title_name} · ${name}`
  if (type !== 'episode') return name
  const number = `${t('Season :number', { number: season })}, ${t('Episode :number', { number: episode })}`
  return `${title_name} · ${number}`
}

function urlOf({ commentable_type: type }: Standing, place: CommentPlace): string | null {
  const title = { id: place.title_id ?? 0, name: place.title_name ?? '' }
  switch (type) {
    case 'title':
      return titleUrl(place)
    case 'episode':
      return episodeUrl(title, place.season ?? 0, place.episode ?? 0)
    case 'video':
      return `${titleUrl(title)}/videos`
    case 'news':
      return newsUrl(place)
    case 'list':
      return listUrl({ id: place.id, slug: slugify(place.name) })
    case 'request':
      // Requests have no page of their own.
      return place.is_public ? `/admin/requests?query=${encodeURIComponent(place.name)}` : null
  }
}

/** The columns of the list in a file. */
export const reportedCommentCells = (
  t: TranslateLine,
): CsvCells<typeof reportedCommentList, ReportedCommentRow> => ({
  content: ({ content }) => content,
  author: ({ username }) => username,
  place: (row) =>
    row.place ? nameOf(row, row.place, t) : t(COMMENTABLE_NAMES[row.commentable_type]),
  reports: ({ reports_count }) => reports_count,
  reported_at: ({ last_reported_at }) => last_reported_at.toISOString(),
  created_at: ({ created_at }) => created_at.toISOString(),
})

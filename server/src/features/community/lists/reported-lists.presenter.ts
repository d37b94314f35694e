import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { reportedListList } from '@mediatheque/contract/community/lists/reported-lists.list.ts'
import type { ReportedListView } from '@mediatheque/contract/community/lists/reported-lists.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import { listWords } from './list-words.ts'
import type { ReportedListRow } from './reported-lists.repository.ts'

export function presentReportedList(row: ReportedListRow, language: Language): ReportedListView {
  const { name, description } = listWords(row, language)
  return {
    id: row.id,
    version: row.version,
    name,
    description,
    notes: row.notes,
    visibility: row.visibility,
    is_hidden: row.withheld === 'hidden',
    is_kept: row.kind !== null,
    items_count: row.items_count,
    url: urlOf(row, name),
    author: presentAuthor(row),
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

/** Whoever decides about an unlisted list opens it by the address that everybody else has. */
function urlOf(row: ReportedListRow, name: string): string | null {
  const isUnlisted = row.visibility === 'unlisted' && row.workspace_id === null
  if (!row.is_visible && !isUnlisted) return null
  const share_key = isUnlisted ? row.share_key : null
  return listUrl({ id: row.id, slug: slugify(name), share_key })
}

/** The columns of the list in a file. */
export const reportedListCells: CsvCells<typeof reportedListList, ReportedListRow> = {
  name: ({ name }) => name,
  author: ({ username }) => username,
  titles: ({ items_count }) => items_count,
  reports: ({ reports_count }) => reports_count,
  reported_at: ({ last_reported_at }) => last_reported_at.toISOString(),
}

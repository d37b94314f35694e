import type {
  FileRow,
  ListFileAnswer,
} from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import { presentTitleCard } from '../../catalogue/titles/titles.presenter.ts'
import type { FoundList, FoundRow } from './recognise-titles.service.ts'

export function presentFoundList(found: FoundList, now: Date): ListFileAnswer {
  const { name, description, rows, titles, listed, room } = found
  const shown = new Set(titles.map(({ id }) => id))
  return {
    name,
    description,
    rows: rows.map((row) => presentRow(row, shown)),
    titles: titles.map((title) => ({
      ...presentTitleCard(title, now),
      is_in_list: listed.has(title.id),
    })),
    room,
  }
}

/** A title that went while it was looked for is none. */
function presentRow(
  { read, state, titleId, candidateIds, sameAs }: FoundRow,
  shown: ReadonlySet<number>,
): FileRow {
  const isThere = titleId === null || shown.has(titleId)
  return {
    line: read.line,
    name: read.name ?? read.originalName,
    year: read.year,
    note: read.note,
    is_note_cut: read.isNoteCut,
    state: isThere ? state : 'missing',
    title_id: isThere ? titleId : null,
    candidate_ids: candidateIds.filter((id) => shown.has(id)),
    same_as: sameAs,
  }
}

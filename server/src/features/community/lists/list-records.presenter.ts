import type { listRecordList } from '@mediatheque/contract/community/lists/list-records.list.ts'
import type {
  ListRecordRow,
  ListSheet,
} from '@mediatheque/contract/community/lists/list-records.schemas.ts'
import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { CsvCells } from '../../../platform/http/csv-answer.ts'
import { presentTitleCard } from '../../catalogue/titles/titles.presenter.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import { mayHandOver, mayOpen } from './lists.policy.ts'
import type { ListSheetRow } from './list-records.service.ts'
import { listWords } from './list-words.ts'
import type { ListRow } from './lists.repository.ts'

interface Reader {
  readonly actor: Actor
  readonly language: Language
}

export function presentListRecord(row: ListRow, { actor, language }: Reader): ListRecordRow {
  const { name } = listWords(row, language)
  const isUnlisted = row.visibility === 'unlisted' && row.workspace_id === null
  return {
    id: row.id,
    version: row.version,
    name,
    url: listUrl({
      id: row.id,
      slug: slugify(name),
      share_key: isUnlisted ? row.share_key : null,
    }),
    visibility: row.visibility,
    is_hidden: row.withheld === 'hidden',
    is_kept: row.kind !== null,
    is_own: row.owner_id === actor.user?.id,
    items_count: row.items_count,
    comments_count: row.comments_count,
    reports_count: row.reports_count,
    owner: presentAuthor(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** With the words as they are written, in no language of the reader's. */
export const presentListSheet = (
  { row, items }: ListSheetRow,
  reader: Reader & { readonly now: Date },
): ListSheet => ({
  ...presentListRecord(row, reader),
  name: row.name,
  name_fr: row.name_fr,
  description: row.description,
  description_fr: row.description_fr,
  hidden_reason: row.withheld === 'hidden' ? row.withheld_reason : null,
  workspace_id: row.workspace_id,
  items: items.map(({ title, note }) => {
    const { model_type, id, name, year, type, poster } = presentTitleCard(title, reader.now)
    return { model_type, id, name, year, type, poster, note }
  }),
  can: { open: mayOpen(reader.actor, row, 'public'), hand_over: mayHandOver(reader.actor, row) },
})

/** The columns of the list in a file. */
export const listRecordCells: CsvCells<typeof listRecordList, ListRow> = {
  name: ({ name }) => name,
  owner: ({ username }) => username,
  visibility: ({ visibility }) => visibility,
  items_count: ({ items_count: count }) => count,
  updated_at: ({ updated_at: at }) => at.toISOString(),
  comments_count: ({ comments_count: count }) => count,
  reports_count: ({ reports_count: count }) => count,
  created_at: ({ created_at: at }) => at.toISOString(),
  id: ({ id }) => id,
}

import type {
  ListCard,
  ListPageView,
  OwnList,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { presentTitleCard } from '../../catalogue/titles/titles.presenter.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import { canDeleteList, canUpdateList, canWithholdLists } from './lists.policy.ts'
import type { ListPage, ListWithCovers } from './lists.service.ts'
import { listWords } from './list-words.ts'
import type { OwnListRow } from './lists.repository.ts'

export interface ListReader {
  readonly actor: Actor
  readonly language: Language
  readonly now: Date
}

export function presentListCard(
  { row, covers }: ListWithCovers,
  { actor, language, now }: ListReader,
): ListCard {
  const { name, description } = listWords(row, language)
  const isUnlisted = row.visibility === 'unlisted' && row.workspace_id === null
  return {
    id: row.id,
    model_type: 'list',
    version: row.version,
    name,
    slug: slugify(name),
    description,
    visibility: row.visibility,
    is_public: row.visibility === 'public',
    share_key: isUnlisted ? row.share_key : null,
    kind: row.kind,
    workspace_id: row.workspace_id,
    hidden: row.withheld_reason === null ? null : { reason: row.withheld_reason },
    items_count: row.items_count,
    comments_count: row.comments_count,
    user: presentAuthor(row),
    covers: covers.map((title) => presentTitleCard(title, now)),
    updated_at: row.updated_at.toISOString(),
    can: {
      update: canUpdateList(actor, row),
      delete: canDeleteList(actor, row) && row.kind === null,
      discuss: row.is_visible,
      withhold: canWithholdLists(actor, [row]),
    },
  }
}

export function presentOwnList(
  { row, covers }: ListWithCovers<OwnListRow>,
  reader: ListReader,
): OwnList {
  return { ...presentListCard({ row, covers }, reader), has_title: row.has_title }
}

export function presentListPage({ list, items }: ListPage, reader: ListReader): ListPageView {
  return {
    list: presentListCard(list, reader),
    items: {
      ...items,
      data: items.data.map(({ title, note }) => ({ ...presentTitleCard(title, reader.now), note })),
    },
  }
}

import type { ListCard, ListPageView } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { presentTitleCard } from '../../catalogue/titles/titles.presenter.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import type { ListPage, ListWithCovers } from './lists.service.ts'

export function presentListCard({ row, covers }: ListWithCovers, now: Date): ListCard {
  return {
    id: row.id,
    model_type: 'list',
    name: row.name,
    slug: slugify(row.name),
    description: row.description,
    is_public: row.is_public,
    items_count: row.items_count,
    comments_count: row.comments_count,
    user: presentAuthor(row),
    covers: covers.map((title) => presentTitleCard(title, now)),
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentListPage({ list, items }: ListPage, now: Date): ListPageView {
  return {
    list: presentListCard(list, now),
    items: { ...items, data: items.data.map((title) => presentTitleCard(title, now)) },
  }
}

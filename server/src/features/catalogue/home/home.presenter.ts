import type { FollowedNews } from '@mediatheque/contract/catalogue/home/home.schemas.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import type { FollowedNewsItem } from './home.service.ts'

export function presentFollowedNews({ row, title }: FollowedNewsItem, now: Date): FollowedNews {
  const { person_id: id, person_name: name } = row
  return {
    title: presentTitleCard(title, now),
    what: id === null ? 'links' : 'person',
    person: id === null || name === null ? null : { id, name, slug: slugify(name) },
    at: row.at.toISOString(),
  }
}

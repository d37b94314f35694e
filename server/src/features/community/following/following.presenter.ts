import type { Following } from '@mediatheque/contract/community/following/following.schemas.ts'
import { presentPersonCard } from '../../catalogue/people/people.presenter.ts'
import { presentTitleCard } from '../../catalogue/titles/titles.presenter.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import { presentListCard } from '../lists/lists.presenter.ts'
import type { FollowingWithRecord } from './following.service.ts'

export const presentFollowing = (
  { id, followed_at, title, person, list, user }: FollowingWithRecord,
  reader: Parameters<typeof presentListCard>[1],
): Following => ({
  id,
  followed_at: followed_at.toISOString(),
  title: title ? presentTitleCard(title, reader.now) : null,
  person: person ? presentPersonCard(person) : null,
  list: list ? presentListCard(list, reader) : null,
  user: user ? presentAuthor(user) : null,
})

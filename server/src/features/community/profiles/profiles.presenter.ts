import type {
  ProfileComment,
  ProfileFollow,
  ProfileReview,
  ProfileView,
} from '@mediatheque/contract/community/profiles/profiles.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import { presentPublicUser } from '../../accounts/users/users.presenter.ts'
import { presentTitleCard } from '../../catalogue/titles/titles.presenter.ts'
import type { TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import { presentAuthor } from '../authors/authors.presenter.ts'
import { nameOfPlace, urlOfPlace } from '../comments/comment-places.presenter.ts'
import type { ProfileCommentRow } from '../comments/profile-comments.service.ts'
import type { FollowerRow } from '../follows/follows.service.ts'
import type { ProfileReviewRow } from '../reviews/profile-reviews.service.ts'
import type { Profile } from './profiles.service.ts'

export function presentProfile(
  { owner, contributions, favourites, counts }: Profile,
  now: Date,
): ProfileView {
  return {
    user: presentPublicUser(owner.user, now),
    contributions_count: contributions,
    favourites: favourites.map((title) => presentTitleCard(title, now)),
    counts,
  }
}

export function presentProfileReview(
  { row, title }: { row: ProfileReviewRow; title: TitleCardRow },
  now: Date,
): ProfileReview {
  return {
    id: row.id,
    score: row.score,
    body: row.body,
    upvotes: row.upvotes,
    created_at: row.created_at.toISOString(),
    title: presentTitleCard(title, now),
  }
}

export function presentProfileComment(row: ProfileCommentRow, t: TranslateLine): ProfileComment {
  const { place } = row
  return {
    id: row.id,
    content: row.content,
    created_at: row.created_at.toISOString(),
    upvotes: row.upvotes,
    place: {
      type: row.commentable_type,
      name: place ? nameOfPlace(row, place, t) : '',
      url: place && urlOfPlace(row, place),
    },
  }
}

export const presentProfileFollow = (row: FollowerRow): ProfileFollow => ({
  ...presentAuthor(row)!,
  followed_at: row.followed_at.toISOString(),
})

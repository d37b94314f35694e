import {
  PROFILE_TABS,
  type ProfileTab,
} from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import type {
  PrivacyView,
  ProfilePart,
} from '@mediatheque/contract/community/privacy/privacy.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  countContributions,
  getVisibleUser,
  type UserWithGrants,
} from '../../accounts/users/users.service.ts'
import { listTitlesByIds, type TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { countCommentsOf } from '../comments/profile-comments.service.ts'
import { listFavourites } from '../favourites/favourites.service.ts'
import { countFollowedMembers, getFollow } from '../follows/follows.service.ts'
import { countPublicListsOf } from '../lists/lists.service.ts'
import { canSeePart } from '../privacy/privacy.policy.ts'
import { getPrivacy } from '../privacy/privacy.service.ts'
import { countReviewsOf } from '../reviews/profile-reviews.service.ts'

/** What is asked before anything of a panel is shown. */
const PART_OF_TAB: Readonly<Record<ProfileTab, ProfilePart>> = {
  lists: 'lists',
  ratings: 'ratings',
  reviews: 'reviews',
  comments: 'comments',
  followers: 'follows',
  'followed-users': 'follows',
  activity: 'activity',
}

type ToKnow = 'db' | 'readDb' | 'cache' | 'clock' | ToReadSettings

/** Somebody with what they let others see. */
export interface ProfileOwner {
  readonly id: number
  readonly user: UserWithGrants
  readonly privacy: PrivacyView
}

/** @throws AppError notFound, also for one who is hidden from the reader */
export async function getProfileOwner(
  platform: Needs<'db' | 'cache'>,
  actor: Actor,
  id: number,
): Promise<ProfileOwner> {
  const [user, privacy] = await Promise.all([
    getVisibleUser(platform, actor, id),
    getPrivacy(platform, id),
  ])
  return { id, user, privacy }
}

export const canSeeTab = (actor: Actor, owner: ProfileOwner, tab: ProfileTab): boolean =>
  canSeePart(actor, owner, PART_OF_TAB[tab])

export type TabCounts = Record<ProfileTab, number | null>

export interface Profile {
  readonly owner: ProfileOwner
  readonly contributions: number
  readonly favourites: readonly TitleCardRow[]
  readonly counts: TabCounts
}

/** How much there is of each part that the reader may see. */
export async function getProfile(
  platform: Needs<ToKnow>,
  actor: Actor,
  { id, language }: { readonly id: number; readonly language: Language },
): Promise<Profile> {
  const owner = await getProfileOwner(platform, actor, id)
  const counting = PROFILE_TABS.map(
    async (tab) =>
      [
        tab,
        canSeeTab(actor, owner, tab) ? await countOf(platform, { actor, id, tab }) : null,
      ] as const,
  )
  return {
    owner,
    contributions: await countContributions(platform, id),
    favourites: await listFavourites(platform, id, language),
    counts: Object.fromEntries(await Promise.all(counting)) as TabCounts,
  }
}

interface Counted {
  readonly actor: Actor
  readonly id: number
  readonly tab: ProfileTab
}

async function countOf(
  platform: Needs<ToKnow>,
  { actor, id, tab }: Counted,
): Promise<number | null> {
  const { readDb } = platform
  switch (tab) {
    case 'lists':
      return countPublicListsOf(readDb, id)
    case 'ratings':
      return countReviewsOf(readDb, { userId: id, areWritten: false })
    case 'reviews':
      return countReviewsOf(readDb, { userId: id, areWritten: true })
    case 'comments':
      return (await areCommentsShown(platform, actor))
        ? countCommentsOf(readDb, id, { actor, now: platform.clock.now() })
        : null
    case 'followers':
      return (await getFollow(platform, actor, { kind: 'user', id })).followers_count
    case 'followed-users':
      return countFollowedMembers(readDb, id, actor)
    case 'activity':
      return 0
  }
}

async function areCommentsShown(platform: Needs<ToReadSettings>, actor: Actor): Promise<boolean> {
  return hasPermission(actor, 'comments.view') && (await getSettings(platform)).enable_comments
}

/** @throws AppError notFound where the site has no comments */
export async function assertComments(platform: Needs<ToReadSettings>): Promise<void> {
  if (!(await getSettings(platform)).enable_comments) throw new AppError('notFound')
}

/** Rows about titles, each with the card of its own. */
export async function withTitles<Row extends { readonly title_id: number }>(
  platform: Needs<'readDb'>,
  page: RowPage<Row>,
  language: Language,
): Promise<RowPage<{ row: Row; title: TitleCardRow }>> {
  const ids = [...new Set(page.data.map(({ title_id }) => title_id))]
  const titles = new Map(
    (await listTitlesByIds(platform, ids, language)).map((title) => [title.id, title]),
  )
  const data = page.data.flatMap((row) => {
    const title = titles.get(row.title_id)
    return title ? [{ row, title }] : []
  })
  return { ...page, data }
}

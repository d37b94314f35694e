import { FOLLOWS_QUOTA } from '@mediatheque/contract/community/follows/follows.quotas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { getVisibleUser } from '../../accounts/users/users.service.ts'
import { canSeePart } from '../privacy/privacy.policy.ts'
import { getPrivacy } from '../privacy/privacy.service.ts'
import { isListVisible } from '../lists/lists.service.ts'
import {
  countFollowed,
  deleteFollow,
  findFollow,
  findOpenVisibility,
  type Followed,
  insertFollow,
  isFollowed,
} from './follows.repository.ts'

export {
  type FollowedAuthorRow,
  type FollowingRow,
  listFollowedAuthors,
  listFollowingRows,
} from './following.repository.ts'
export {
  countFollowedMembers,
  type FollowerRow,
  listFollowedRows,
  listFollowerRows,
} from './followers.repository.ts'

/** More than anybody presses, and few enough that nobody looks followed by a press again and again. */
const CHANGES_BY_ACCOUNT: Throttle = {
  name: 'follows.account',
  by: 'account',
  attempts: 300,
  windowSeconds: 900,
}

/** Something that can be followed, as far as who asks is concerned. */
export interface Followable extends Followed {
  readonly isVisible: boolean
}

/** Whether somebody follows it; how many do is null where the owner keeps that from the reader. */
export interface Standing {
  readonly is_following: boolean
  readonly followers_count: number | null
}

const OPEN_TABLES = { title: 'titles', person: 'people' } as const

async function isVisible(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  actor: Actor,
  { kind, id }: Followed,
): Promise<boolean | undefined> {
  if (kind === 'user') return Boolean(await getVisibleUser(platform, actor, id))
  if (kind === 'list') return isListVisible(platform, actor, id)
  return findOpenVisibility(platform.readDb, OPEN_TABLES[kind], id)
}

/** @throws AppError notFound where there is nothing like it, or nobody that the caller may see */
export async function getFollowable(
  platform: Needs<'db' | 'readDb' | 'cache'>,
  actor: Actor,
  about: Followed,
): Promise<Followable> {
  const visible = await isVisible(platform, actor, about)
  if (visible === undefined) throw new AppError('notFound')
  return { kind: about.kind, id: about.id, isVisible: visible }
}

/** As it is this moment: who has just followed something asks. */
export async function getFollow(
  platform: Needs<'db'>,
  actor: Actor,
  about: Followed,
): Promise<Standing> {
  const [row, isCounted] = await Promise.all([
    findFollow(platform.db, about, actor),
    about.kind !== 'user' || areFollowersShown(platform, actor, about.id),
  ])
  return { ...row, followers_count: isCounted ? row.followers_count : null }
}

const areFollowersShown = async (platform: Needs<'db'>, actor: Actor, id: number) =>
  canSeePart(actor, { id, privacy: await getPrivacy(platform, id) }, 'follows')

/**
 * Follows it; once is enough.
 * @throws AppError forbidden beyond the quota, validation for who would follow themselves
 */
export async function follow(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  actor: Actor,
  about: Followed,
): Promise<Standing> {
  const userId = actor.user!.id
  if (about.kind === 'user' && about.id === userId)
    throw fieldError('id', 'You cannot follow yourself.')
  await countAttempt(platform, CHANGES_BY_ACCOUNT, String(userId))
  return platform.db.transaction().execute(async (tx) => {
    const isThere = await isFollowed(tx, userId, about)
    const counted = {
      ownerId: userId,
      by: actor,
      adding: isThere ? 0 : 1,
      count: (db: typeof tx) => countFollowed(db, userId),
      refusal: (limit: number) =>
        new AppError('forbidden', {
          message: 'You follow as much as you may. Leave something that you no longer care for.',
          details: { limit },
        }),
    }
    await withinQuota(tx, FOLLOWS_QUOTA, counted, (granted) => insertFollow(granted, userId, about))
    return getFollow({ db: tx }, actor, about)
  })
}

export async function unfollow(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  actor: Actor,
  about: Followed,
): Promise<Standing> {
  const userId = actor.user!.id
  await countAttempt(platform, CHANGES_BY_ACCOUNT, String(userId))
  await deleteFollow(platform.db, userId, about)
  return getFollow(platform, actor, about)
}

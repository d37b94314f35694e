import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  hasPremiumPlan,
  hasValidPlan,
  listTermsOf,
  type Term,
} from '../../billing/plan-rights/plan-rights.service.ts'
import { getGrantsOf, type Grants, ROLES_TAG, userTag } from '../roles/roles.service.ts'
import { bannedSince, permissionsLeft } from './standing.service.ts'
import { canSeeAccount, canSeePrivateFields, type RankedAccount } from './users.policy.ts'
import {
  countActiveLinksOf,
  findUserById,
  findUserByUsername,
  type UserRow,
  listUsersWhoseNameBegins,
} from './users.repository.ts'

export { userTag } from '../roles/roles.service.ts'
export type { UserRow } from './users.repository.ts'

const CACHE_SECONDS = 5

/** A user with all roles and what they allow, and the plans they have. */
export interface UserWithGrants extends Grants {
  readonly row: UserRow
  readonly subscriptions: readonly Term[]
}

/** For the rules about who may act on whom. */
export const rankOf = ({ row, permissions }: UserWithGrants): RankedAccount => ({
  id: row.id,
  permissions,
})

/** Kept for some seconds, since every call asks; forgotten at once everywhere when the account or a role changes. */
export function findUserWithGrants(
  platform: Needs<'db' | 'cache'>,
  userId: number,
): Promise<UserWithGrants | undefined> {
  return platform.cache.remember(
    `user:${userId}`,
    { ttlSeconds: CACHE_SECONDS, tags: [userTag(userId), ROLES_TAG] },
    async () => {
      const row = await findUserById(platform.db, userId)
      if (!row) return undefined
      const [grants, subscriptions] = await Promise.all([
        getGrantsOf(platform, userId),
        listTermsOf(platform, userId),
      ])
      return { row, ...grants, subscriptions }
    },
  )
}

/** @throws AppError notFound */
export async function getUser(
  platform: Needs<'db' | 'cache'>,
  userId: number,
): Promise<UserWithGrants> {
  const user = await findUserWithGrants(platform, userId)
  if (!user) throw new AppError('notFound')
  return user
}

/**
 * An account as far as this viewer may know of it.
 * @throws AppError notFound, for one that is hidden from them in the same words as for one that is not there
 */
export async function getVisibleUser(
  platform: Needs<'db' | 'cache'>,
  actor: Actor,
  userId: number,
): Promise<UserWithGrants> {
  const user = await getUser(platform, userId)
  if (!canSeeAccount(actor, user.row)) throw new AppError('notFound')
  return user
}

/** Those of these accounts that are there. */
export async function listUsersWithGrants(
  platform: Needs<'db' | 'cache'>,
  userIds: readonly number[],
): Promise<UserWithGrants[]> {
  const found = await Promise.all(userIds.map((id) => findUserWithGrants(platform, id)))
  return found.filter((user) => user !== undefined)
}

/**
 * The account that this caller wants to change. Who may not is not told whether it exists.
 * @throws AppError notFound
 */
export async function getAccountToManage(
  platform: Needs<'db' | 'cache'>,
  actor: Actor,
  userId: number,
): Promise<UserWithGrants> {
  if (!canSeePrivateFields(actor, { id: userId })) throw new AppError('notFound')
  return getUser(platform, userId)
}

/** @throws AppError notFound */
export async function getUserByUsername(
  platform: Needs<'db'>,
  actor: Actor,
  username: string,
): Promise<UserRow> {
  const user = await findUserByUsername(platform.db, username)
  if (!user || !canSeeAccount(actor, user)) throw new AppError('notFound')
  return user
}

const MEMBERS_BY_NAME = 8

/** The first of those whose username begins so, suspended ones among them: for those who manage accounts. */
export function listUsersByName(
  { readDb }: Needs<'readDb'>,
  beginning: string,
): Promise<UserRow[]> {
  return listUsersWhoseNameBegins(readDb, beginning, MEMBERS_BY_NAME)
}

const CONTRIBUTIONS_CACHE_SECONDS = 60

/** How many links of theirs visitors can see; up to a minute old. */
export function countContributions(
  platform: Needs<'readDb' | 'cache'>,
  userId: number,
): Promise<number> {
  return platform.cache.remember(
    `contributions:${userId}`,
    { ttlSeconds: CONTRIBUTIONS_CACHE_SECONDS, tags: [userTag(userId)] },
    () => countActiveLinksOf(platform.readDb, userId),
  )
}

/** By role, by a mark of the account, for good or until a date, or by a plan as long as it holds. */
export function isPremium(
  { row, roles, subscriptions }: Pick<UserWithGrants, 'row' | 'roles' | 'subscriptions'>,
  now: Date,
): boolean {
  const isMarked = row.is_premium && (row.premium_until === null || row.premium_until > now)
  return (
    isMarked || roles.some((role) => role.key === 'premium') || hasPremiumPlan(subscriptions, now)
  )
}

/** The same as an {@link Actor}, for code that acts in somebody's name without a call: jobs, imports. */
export async function getActorOf(
  platform: Needs<'db' | 'cache' | 'clock'>,
  userId: number,
): Promise<Actor> {
  return toActor(await getUser(platform, userId), platform.clock.now(), null)
}

export function toActor(user: UserWithGrants, now: Date, session: Actor['session']): Actor {
  const { row, roles, permissions } = user
  return {
    user: {
      id: row.id,
      username: row.username,
      email: row.email,
      language: row.language,
      emailVerifiedAt: row.email_verified_at,
      bannedAt: bannedSince(row, now),
    },
    roles,
    permissions: permissionsLeft(row, permissions, now),
    isPremium: isPremium(user, now),
    isSubscribed: hasValidPlan(user.subscriptions, now),
    session,
  }
}

/** Whether links become direct ones without being asked to, where this is a premium member. */
export async function opensLinksPremium(platform: Needs<'db'>, id: number): Promise<boolean> {
  return (await findUserById(platform.db, id))?.opens_links_premium ?? false
}

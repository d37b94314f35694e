import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  hasPremiumPlan,
  hasValidPlan,
  listTermsOf,
  PLAN_RIGHTS_TAG,
  type Term,
  validTerms,
} from '../../billing/plan-rights/plan-rights.service.ts'
import { mergePermissions } from '@mediatheque/contract/accounts/roles/merge-permissions.ts'
import {
  getGrantsOf,
  type Grants,
  listRoles,
  ROLES_TAG,
  type RoleWithPermissions,
  userTag,
} from '../roles/roles.service.ts'
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

/** A plan that somebody has, with the role whose rights it gives. */
interface TermWithRole extends Term {
  readonly role?: RoleWithPermissions | undefined
}

/** A user with all roles and what they allow, and the plans they have, whose rights are not among those: {@link grantsAt}. */
export interface UserWithGrants extends Grants {
  readonly row: UserRow
  readonly subscriptions: readonly TermWithRole[]
}

/** For the rules about who may act on whom: what plans give counts from before they begin until they are over for good. */
export const rankOf = (user: UserWithGrants): RankedAccount => ({
  id: user.row.id,
  permissions: withRolesOf(user, user.subscriptions).permissions,
})

/** What somebody has and may do at a moment, plans that hold then among it. */
export function grantsAt(
  user: Pick<UserWithGrants, 'roles' | 'permissions' | 'subscriptions'>,
  now: Date,
): Grants {
  return withRolesOf(user, validTerms(user.subscriptions, now))
}

function withRolesOf({ roles, permissions }: Grants, terms: readonly TermWithRole[]): Grants {
  // Whatever became of a role since a plan was made to grant it: nobody becomes an administrator by a plan.
  const granted = terms
    .flatMap(({ role }) => role ?? [])
    .filter((role) => role.permissions.every(({ name }) => name !== 'admin'))
  if (granted.length === 0) return { roles, permissions }
  const added = granted.filter(({ id }) => !roles.some((role) => role.id === id))
  return {
    roles: [...roles, ...added.map(({ id, key, name }) => ({ id, key, name }))],
    permissions: mergePermissions([...permissions, ...granted.flatMap((role) => role.permissions)]),
  }
}

/** Kept for some seconds, since every call asks; forgotten at once everywhere when the account or a role changes. */
export function findUserWithGrants(
  platform: Needs<'db' | 'cache'>,
  userId: number,
): Promise<UserWithGrants | undefined> {
  return platform.cache.remember(
    `user:${userId}`,
    { ttlSeconds: CACHE_SECONDS, tags: [userTag(userId), ROLES_TAG, PLAN_RIGHTS_TAG] },
    async () => {
      const row = await findUserById(platform.db, userId)
      if (!row) return undefined
      const [grants, terms, roles] = await Promise.all([
        getGrantsOf(platform, userId),
        listTermsOf(platform, userId),
        listRoles(platform),
      ])
      const subscriptions = terms.map((term) => ({
        ...term,
        role: roles.find(({ id }) => id === term.role_id),
      }))
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
  user: Pick<UserWithGrants, 'row' | 'roles' | 'subscriptions'>,
  now: Date,
): boolean {
  const { row, subscriptions } = user
  const { roles } = grantsAt({ permissions: [], ...user }, now)
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
  const { row } = user
  const { roles, permissions } = grantsAt(user, now)
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

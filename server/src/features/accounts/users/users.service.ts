import { DEMO_ACCOUNTS, demoEmail } from '@mediatheque/contract/accounts/users/demo-accounts.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { GrantedPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import {
  hasPremiumPlan,
  hasValidPlan,
  listTermsOf,
  type Term,
} from '../../billing/subscriptions/plan-rights.service.ts'
import { getGrantsOf, giveDefaultRoles, type Grants, ROLES_TAG } from '../roles/roles.service.ts'
import { canSeeAccount, canUpdateAccount } from './users.policy.ts'
import {
  countActiveLinksOf,
  findUserByEmail,
  findUserById,
  findUserByUsername,
  insertUser,
  listUsersByEmails,
  setEmailVerified,
  setLanguage,
  setLastLogin,
  setPasswordHash,
  type UserRow,
} from './users.repository.ts'

export type { UserRow } from './users.repository.ts'

const CACHE_SECONDS = 5
const DEMO_CACHE_SECONDS = 60

/** Cache tag of everything made of which demo accounts there are. */
export const DEMO_ACCOUNTS_TAG = 'demo-accounts'

/** A user with all roles and what they allow, and the plans they have. */
export interface UserWithGrants extends Grants {
  readonly row: UserRow
  readonly subscriptions: readonly Term[]
}

/** Cache tag of everything made of one user. Invalidate it with every change of the account. */
export const userTag = (userId: number) => `user:${userId}`

/** Kept for some seconds, since every call asks; forgotten at once everywhere when the account or a role changes. */
export function findUserWithGrants(
  platform: Platform,
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
export async function getUser(platform: Platform, userId: number): Promise<UserWithGrants> {
  const user = await findUserWithGrants(platform, userId)
  if (!user) throw new AppError('notFound')
  return user
}

/**
 * An account as far as this viewer may know of it.
 * @throws AppError notFound, for one that is hidden from them in the same words as for one that is not there
 */
export async function getVisibleUser(
  platform: Platform,
  actor: Actor,
  userId: number,
): Promise<UserWithGrants> {
  const user = await getUser(platform, userId)
  if (!canSeeAccount(actor, user.row)) throw new AppError('notFound')
  return user
}

/**
 * The account that this caller wants to change. Who may not is not told whether it exists.
 * @throws AppError notFound
 */
export async function getAccountToManage(
  platform: Platform,
  actor: Actor,
  userId: number,
): Promise<UserWithGrants> {
  if (!canUpdateAccount(actor, userId)) throw new AppError('notFound')
  return getUser(platform, userId)
}

/** @throws AppError notFound */
export async function getUserByUsername(
  platform: Platform,
  actor: Actor,
  username: string,
): Promise<UserRow> {
  const user = await findUserByUsername(platform.db, username)
  if (!user || !canSeeAccount(actor, user)) throw new AppError('notFound')
  return user
}

const CONTRIBUTIONS_CACHE_SECONDS = 60

/** How many links of theirs visitors can see; up to a minute old. */
export function countContributions(platform: Platform, userId: number): Promise<number> {
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
export async function getActorOf(platform: Platform, userId: number): Promise<Actor> {
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
      bannedAt: row.banned_at,
    },
    roles,
    permissions: permissions as readonly GrantedPermission[],
    isPremium: isPremium(user, now),
    isSubscribed: hasValidPlan(user.subscriptions, now),
    session,
  }
}

export async function chooseLanguage(
  platform: Platform,
  userId: number,
  language: Language,
): Promise<void> {
  await setLanguage(platform.db, userId, language)
  await platform.cache.invalidate([userTag(userId)])
}

/** The stored account as it is now, for code that acts on it; pages get {@link getUser}. */
export function findAccount(platform: Platform, userId: number): Promise<UserRow | undefined> {
  return findUserById(platform.db, userId)
}

/** The stored account with its password hash: for logging in, never for showing. */
export function findAccountByEmail(
  platform: Platform,
  email: string,
): Promise<UserRow | undefined> {
  return findUserByEmail(platform.db, email)
}

export function findAccountByUsername(
  platform: Platform,
  username: string,
): Promise<UserRow | undefined> {
  return findUserByUsername(platform.db, username)
}

export async function savePassword(
  platform: Platform,
  userId: number,
  passwordHash: string,
  tx: Database,
): Promise<void> {
  await setPasswordHash(tx, userId, passwordHash)
  await platform.cache.invalidate([userTag(userId)], tx)
}

/** Mail to the account's address was read by its owner. */
export async function confirmEmail(
  platform: Platform,
  userId: number,
  tx: Database,
): Promise<void> {
  await setEmailVerified(tx, userId, platform.clock.now())
  await platform.cache.invalidate([userTag(userId)], tx)
}

export function noteLogin(platform: Platform, userId: number): Promise<void> {
  return setLastLogin(platform.db, userId, platform.clock.now())
}

const TAKEN = {
  username: ['This username is already taken.'],
  email: ['There is already an account with this email address.'],
}

/** Field errors for what another account has already. */
export async function findTakenFields(
  platform: Platform,
  { username, email }: { username: string; email: string },
): Promise<FieldErrors> {
  const [sameName, sameAddress] = await Promise.all([
    findUserByUsername(platform.db, username),
    findUserByEmail(platform.db, email),
  ])
  return {
    ...(sameName && { username: TAKEN.username }),
    ...(sameAddress && { email: TAKEN.email }),
  }
}

export interface NewAccount {
  readonly username: string
  readonly email: string
  /** Null: they log in by other means. */
  readonly passwordHash: string | null
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** Somebody who knows vouches for the address. */
  readonly isEmailVerified?: boolean
  /** What else belongs to the account from the start, in the transaction that makes it. */
  onCreated?(tx: Database, userId: number): Promise<void>
  /** Somebody else's address, typed by who registered; `email` is a stand-in then. */
  readonly unconfirmedEmail?: string | undefined
}

/**
 * An account with the default roles.
 * @throws AppError validation when somebody else took the name or the address at the same moment
 */
export async function createAccount(platform: Platform, account: NewAccount): Promise<number> {
  const create = platform.db.transaction().execute(async (tx) => {
    const { id } = await insertUser(tx, {
      username: account.username,
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName ?? null,
      last_name: account.lastName ?? null,
      email_verified_at: account.isEmailVerified ? platform.clock.now() : null,
      unconfirmed_email: account.unconfirmedEmail ?? null,
    })
    await giveDefaultRoles(tx, id)
    await account.onCreated?.(tx, id)
    return id
  })
  return create.catch((error: { constraint?: string }) => {
    if (error.constraint === 'users_username')
      throw new AppError('validation', { fields: { username: TAKEN.username }, cause: error })
    if (error.constraint === 'users_email')
      throw new AppError('validation', { fields: { email: TAKEN.email }, cause: error })
    throw error
  })
}

/** Addresses of the demo accounts that are there; kept for a minute. */
export function listDemoEmails(platform: Platform): Promise<readonly string[]> {
  return platform.cache.remember(
    'demo-accounts',
    { ttlSeconds: DEMO_CACHE_SECONDS, tags: [DEMO_ACCOUNTS_TAG] },
    async () => {
      const known = await listUsersByEmails(platform.db, DEMO_ACCOUNTS.map(demoEmail))
      return DEMO_ACCOUNTS.map(demoEmail).filter((email) => known.has(email))
    },
  )
}

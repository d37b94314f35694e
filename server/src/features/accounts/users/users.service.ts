import { DEMO_ACCOUNTS, demoEmail } from '@mediatheque/contract/accounts/users/demo-accounts.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { defineTag } from '../../../platform/cache/cache-tag.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  hasPremiumPlan,
  hasValidPlan,
  listTermsOf,
  type Term,
} from '../../billing/plan-rights/plan-rights.service.ts'
import { getGrantsOf, type Grants, ROLES_TAG, userTag } from '../roles/roles.service.ts'
import {
  deleteUnconfirmedAccounts,
  findNewestClaim,
  hasCredentialsVersion,
  lockAccount,
  setRecovered,
} from './addresses.repository.ts'
import { canSeeAccount, canSeePrivateFields, type RankedAccount } from './users.policy.ts'
import {
  type AccountDetails,
  countActiveLinksOf,
  deleteUsers,
  findUserByEmail,
  findUserById,
  findUserByUsername,
  listDemoUsers,
  replaceImage,
  setChosenUsername,
  setDetails,
  setLanguage,
  setLastLogin,
  setPasswordHash,
  type UserRow,
} from './users.repository.ts'

export { userTag } from '../roles/roles.service.ts'
export type { UserRow } from './users.repository.ts'

const CACHE_SECONDS = 5
const DEMO_CACHE_SECONDS = 60

/** Cache tag of everything made of which demo accounts there are. */
export const DEMO_ACCOUNTS_TAG = defineTag('demo-accounts')

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
      bannedAt: row.banned_at,
    },
    roles,
    permissions: permissions,
    isPremium: isPremium(user, now),
    isSubscribed: hasValidPlan(user.subscriptions, now),
    session,
  }
}

/** @throws OutdatedRecords for who saw another version */
export function saveDetails(
  platform: Needs<'db' | 'cache'>,
  userId: number,
  { version, ...details }: AccountDetails & { version: number },
): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'users', { [userId]: version })
    if (Object.keys(details).length > 0) await setDetails(tx, userId, details)
    await platform.cache.invalidate([userTag(userId)], tx)
  })
}

/** As the row is now. */
export function findUserRow(platform: Needs<'db'>, userId: number): Promise<UserRow | undefined> {
  return findUserById(platform.db, userId)
}

/** @throws AppError forbidden, for who has no choice (any more) */
export async function saveChosenUsername(
  platform: Needs<'cache'>,
  userId: number,
  username: string,
  tx: Database,
): Promise<void> {
  if (!(await setChosenUsername(tx, userId, username)))
    throw new AppError('forbidden', { message: 'Your username cannot be changed.' })
  await platform.cache.invalidate([userTag(userId)], tx)
}

/**
 * Shows another picture, or none.
 * @returns the one before: of two changes at once each is told another
 */
export async function exchangePicture(
  platform: Needs<'db' | 'cache'>,
  userId: number,
  image: string | null,
): Promise<string | null> {
  const before = await replaceImage(platform.db, userId, image)
  await platform.cache.invalidate([userTag(userId)])
  return before
}

/** For good: everything that only belongs to them goes along (see the features' `accountDeletion` for the rest). */
export async function deleteAccountRows(
  platform: Needs<'cache'>,
  ids: readonly number[],
  tx: Database,
): Promise<void> {
  await deleteUsers(tx, ids)
  await platform.cache.invalidate([...ids.map(userTag), DEMO_ACCOUNTS_TAG], tx)
}

export async function chooseLanguage(
  platform: Needs<'db' | 'cache'>,
  userId: number,
  language: Language,
): Promise<void> {
  await setLanguage(platform.db, userId, language)
  await platform.cache.invalidate([userTag(userId)])
}

/** The stored account as it is now, for code that acts on it; pages get {@link getUser}. */
export function findAccount(
  platform: Needs<'db'>,
  userId: number,
  db: Database = platform.db,
): Promise<UserRow | undefined> {
  return findUserById(db, userId)
}

/** The stored account, held until the transaction ends, for who replaces what opens it. */
export function holdAccount(tx: Database, userId: number): Promise<UserRow | undefined> {
  return lockAccount(tx, userId)
}

/** The stored account with its password hash: for logging in, never for showing. */
export function findAccountByEmail(
  platform: Needs<'db'>,
  email: string,
  db: Database = platform.db,
): Promise<UserRow | undefined> {
  return findUserByEmail(db, email)
}

export function findAccountByUsername(
  platform: Needs<'db'>,
  username: string,
): Promise<UserRow | undefined> {
  return findUserByUsername(platform.db, username)
}

export async function savePassword(
  platform: Needs<'cache'>,
  userId: number,
  passwordHash: string,
  tx: Database,
): Promise<void> {
  await setPasswordHash(tx, userId, passwordHash)
  await platform.cache.invalidate([userTag(userId)], tx)
}

/**
 * The accounts that somebody may mean who types this address: the one that has it and, where others only typed it, the
 * newest of those. Always as much work for who asks, whether there are two, one or none.
 */
export function findLoginCandidates(
  platform: Needs<'db'>,
  email: string,
): Promise<readonly (UserRow | undefined)[]> {
  return Promise.all([findUserByEmail(platform.db, email), findNewestClaim(platform.db, email)])
}

/**
 * Holds on, until the transaction ends, to what a login was begun with.
 * @throws AppError gone where the password was replaced, or the address proven, meanwhile
 */
export async function assertCredentialsStand(
  tx: Database,
  { id, credentials_version }: LoginAccount,
): Promise<void> {
  if (!(await hasCredentialsVersion(tx, id, credentials_version)))
    throw new AppError('gone', { message: 'This login is over. Please log in again.' })
}

/** Whom a login opens, as of before its proof was looked at. */
export type LoginAccount = Pick<UserRow, 'id' | 'credentials_version'>

/** Accounts that were made before, where an address has to be confirmed, and never let in. */
export function removeUnconfirmedAccounts(platform: Needs<'db'>, before: Date): Promise<void> {
  return deleteUnconfirmedAccounts(platform.db, before)
}

/** Somebody came in by a recovery code: the next password ends what the one before let in. */
export async function noteRecovery(
  platform: Needs<'cache' | 'clock'>,
  userId: number,
  tx: Database,
): Promise<void> {
  await setRecovered(tx, userId, platform.clock.now())
  await platform.cache.invalidate([userTag(userId)], tx)
}

export function noteLogin(platform: Needs<'db' | 'clock'>, userId: number): Promise<void> {
  return setLastLogin(platform.db, userId, platform.clock.now())
}

/** Addresses of the demo accounts that are there; kept for a minute. */
export function listDemoEmails(platform: Needs<'db' | 'cache'>): Promise<readonly string[]> {
  return platform.cache.remember(
    'demo-accounts',
    { ttlSeconds: DEMO_CACHE_SECONDS, tags: [DEMO_ACCOUNTS_TAG] },
    async () => {
      const known = await listDemoUsers(platform.db)
      return DEMO_ACCOUNTS.map(demoEmail).filter((email) => known.has(email))
    },
  )
}

import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { userTag } from '../roles/roles.service.ts'
import {
  deleteUnconfirmedAccounts,
  findNewestClaim,
  hasCredentialsVersion,
  lockAccount,
  setRecovered,
} from './addresses.repository.ts'
import {
  findUserByEmail,
  findUserById,
  findUserByUsername,
  setLastLogin,
  setLastSeen,
  setPasswordHash,
  type UserRow,
} from './users.repository.ts'

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

/** Whom a login opens, as of before its proof was looked at. */
export type LoginAccount = Pick<UserRow, 'id' | 'credentials_version'>

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

/** Sessions and tokens in use are noted once a minute; accounts, which have many indexes, not as often. */
const SEEN_EVERY_MS = 10 * 60_000

/** The account made a call. Nobody's kept view of it changes with that. */
export function noteSeen(platform: Needs<'db'>, userId: number, seenAt: Date): Promise<void> {
  const since = new Date(seenAt.getTime() - SEEN_EVERY_MS)
  return setLastSeen(platform.db, userId, { seenAt, since })
}

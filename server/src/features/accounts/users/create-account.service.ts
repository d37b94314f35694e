import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { giveDefaultRoles } from '../roles/roles.service.ts'
import { claimOf, lockAddress, releaseAddress } from './addresses.repository.ts'
import {
  findUserByEmail,
  findUserByUsername,
  insertUser,
  type UserRow,
} from './users.repository.ts'
import { userTag } from './users.service.ts'

const TAKEN = {
  username: ['This username is already taken.'],
  email: ['There is already an account with this email address.'],
}

/** Whether an account keeps its address against somebody who proved it, or against anybody where it is suspended. */
const canKeepAddress = (holder: UserRow, isProven: boolean) =>
  holder.email_verified_at !== null || (!isProven && holder.banned_at === null)

/** Field errors for what another account has already. `isProven`: who asks has read a mail to the address. */
export async function findTakenFields(
  platform: Needs<'db'>,
  { username, email }: { username: string; email: string },
  { isProven = false } = {},
): Promise<FieldErrors> {
  const [sameName, holder] = await Promise.all([
    findUserByUsername(platform.db, username),
    findUserByEmail(platform.db, email),
  ])
  return {
    ...(sameName && { username: TAKEN.username }),
    ...(holder && canKeepAddress(holder, isProven) && { email: TAKEN.email }),
  }
}

/** `credentials_version` of accounts that were just made. */
export const NEW_CREDENTIALS_VERSION = 0

export interface NewAccount {
  readonly username: string
  readonly email: string
  /** Null: they log in by other means. */
  readonly passwordHash: string | null
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** Somebody who knows vouches for the address: an account that only typed it has to give it up. */
  readonly isEmailVerified?: boolean
  /**
   * Where addresses have to be confirmed: one that another account has is taken as well, so that nobody learns of it. The
   * address comes with its proof.
   */
  readonly awaitsConfirmation?: boolean
  /** Made for a demonstration. */
  readonly isDemo?: boolean
  /** First of all in the transaction that makes the account: throws where it is not to be made any more. */
  onBegin?(tx: Database): Promise<void>
  /** What else belongs to the account from the start, in the transaction that makes it. */
  onCreated?(tx: Database, userId: number): Promise<void>
}

/**
 * An account with the default roles.
 * @throws AppError validation when somebody else took the name or the address at the same moment
 */
export async function createAccount(
  platform: Needs<'db' | 'cache' | 'clock'>,
  account: NewAccount,
): Promise<number> {
  const create = platform.db.transaction().execute(async (tx) => {
    await account.onBegin?.(tx)
    const { id } = await insertUser(tx, {
      username: account.username,
      ...(await takeAddress(platform, tx, account)),
      password_hash: account.passwordHash,
      first_name: account.firstName ?? null,
      last_name: account.lastName ?? null,
      email_verified_at: account.isEmailVerified ? platform.clock.now() : null,
      is_demo: account.isDemo ?? false,
      confirmation_awaited: account.awaitsConfirmation ?? false,
    })
    await giveDefaultRoles(tx, id)
    await account.onCreated?.(tx, id)
    return id
  })
  return create.catch(refuseTaken)
}

/**
 * What somebody else took at the same moment, as the database says it.
 * @throws AppError validation by field, or the error as it is
 */
export function refuseTaken(error: Error & { constraint?: string }): never {
  if (error.constraint === 'users_username')
    throw new AppError('validation', { fields: { username: TAKEN.username }, cause: error })
  if (error.constraint === 'users_email')
    throw new AppError('validation', { fields: { email: TAKEN.email }, cause: error })
  throw error
}

async function takeAddress(
  platform: Needs<'cache'>,
  tx: Database,
  { email, isEmailVerified = false, awaitsConfirmation = false }: NewAccount,
): Promise<{ email: string; unconfirmed_email?: string }> {
  await lockAddress(tx, email)
  const holder = await findUserByEmail(tx, email)
  if (!holder) return { email }
  if (awaitsConfirmation) return claimOf(email)
  if (!canKeepAddress(holder, isEmailVerified)) await releaseAddressOf(platform, tx, email)
  return { email }
}

/** Takes an address away from an account that never proved it. */
export async function releaseAddressOf(
  platform: Needs<'cache'>,
  tx: Database,
  email: string,
): Promise<void> {
  const released = await releaseAddress(tx, email)
  if (released !== undefined) await platform.cache.invalidate([userTag(released)], tx)
}

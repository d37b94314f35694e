import type { Language } from '@mediatheque/contract/core/lines.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { userTag } from '../roles/roles.service.ts'
import { DEMO_ACCOUNTS_TAG } from './demo-accounts.service.ts'
import { setAddress } from './addresses.repository.ts'
import type { Standing } from './standing.service.ts'
import { auditedUsers } from './users.history.ts'
import {
  type AccountDetails,
  deleteUsers,
  listReopened,
  lockImage,
  lockUser,
  lockUsers,
  setChosenUsername,
  setDetails,
  setImage,
  setLanguage,
  setStanding,
  type UserRow,
} from './users.repository.ts'

/** @throws OutdatedRecords for who saw another version */
export function saveDetails(
  platform: Needs<'db' | 'cache'>,
  userId: number,
  { version, ...details }: AccountDetails & { version: number },
): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'users', { [userId]: version })
    await recordingChanges(tx, auditedUsers, { ids: [userId], action: 'updated' }, async () => {
      if (Object.keys(details).length > 0) await setDetails(tx, userId, details)
    })
    await platform.cache.invalidate([userTag(userId)], tx)
  })
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
  return platform.db.transaction().execute(async (tx) => {
    const before = await lockImage(tx, userId)
    await recordingChanges(tx, auditedUsers, { ids: [userId], action: 'updated' }, () =>
      setImage(tx, userId, image),
    )
    await platform.cache.invalidate([userTag(userId)], tx)
    return before
  })
}

export async function chooseLanguage(
  platform: Needs<'db' | 'cache'>,
  userId: number,
  language: Language,
): Promise<void> {
  await setLanguage(platform.db, userId, language)
  await platform.cache.invalidate([userTag(userId)])
}

/** Until the transaction ends nobody deletes or changes the account. @throws AppError notFound */
export async function lockAccount(tx: Database, userId: number): Promise<void> {
  if (!(await lockUser(tx, userId))) throw new AppError('notFound')
}

/** The same for several, in the order of their numbers. @returns those that are there */
export const lockAccounts = (tx: Database, ids: readonly number[]): Promise<UserRow[]> =>
  lockUsers(tx, ids)

/** What is in force of what was decided about an account. Every process knows within a second. Call it where it is locked. */
export async function saveStanding(
  platform: Needs<'cache'>,
  tx: Database,
  userId: number,
  standing: Standing,
): Promise<void> {
  await setStanding(tx, userId, standing)
  await platform.cache.invalidate([userTag(userId)], tx)
}

/** Some of the accounts whose suspension is over by its time. */
export const findReopened = ({ db }: Needs<'db'>, now: Date, most: number): Promise<number[]> =>
  listReopened(db, now, most)

interface AccountDeed {
  readonly userId: number
  readonly action: 'updated' | 'reverted'
  readonly reason?: string
}

/** What staff give to an account, or take from it, stands in its history. Call it where the account is locked. */
export function recordingAccountChange<Result>(
  tx: Database,
  { userId, ...deed }: AccountDeed,
  work: () => Promise<Result>,
): Promise<Result> {
  return recordingChanges(tx, auditedUsers, { ids: [userId], ...deed }, work)
}

/** That staff made an account stands in its history. Call it where it was made. */
export const recordingNewAccount = (tx: Database, userId: number): Promise<void> =>
  recordCreated(tx, auditedUsers, [userId])

/**
 * Another address, which nobody has proven yet. Logins that began with the old one open no session any more. Call it
 * where both the address and the account are locked.
 */
export async function saveAddress(
  platform: Needs<'cache'>,
  tx: Database,
  userId: number,
  email: string,
): Promise<void> {
  await setAddress(tx, userId, email)
  await platform.cache.invalidate([userTag(userId)], tx)
}

/** For good: everything that only belongs to them goes along (see the features' `accountDeletion` for the rest). */
export async function deleteAccountRows(
  platform: Needs<'cache'>,
  ids: readonly number[],
  tx: Database,
): Promise<void> {
  await recordingChanges(tx, auditedUsers, { ids, action: 'deleted' }, () => deleteUsers(tx, ids))
  await platform.cache.invalidate([...ids.map(userTag), DEMO_ACCOUNTS_TAG], tx)
}

import { timingSafeEqual } from 'node:crypto'
import type { Actor, ActorUser } from '@mediatheque/contract/core/actor.ts'
import QRCode from 'qrcode'
import { hasRecentPassword } from '../../../platform/access/check-access.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { countAttempt, forgetAttempts } from '../../../platform/throttles/throttles.ts'
import { assertStillIn } from '../sessions/sessions.service.ts'
import { holdAccount, noteRecovery } from '../users/login-accounts.service.ts'
import { userTag } from '../users/users.service.ts'
import { makeRecoveryCodes, makeSecret, otpauthUri, stepOfCode } from './one-time-codes.ts'
import {
  beginTwoFactor,
  deleteTwoFactor,
  findTwoFactor,
  hasConfirmedTwoFactor,
  lockTwoFactor,
  setConfirmed,
  setRecoveryCodes,
  takeStep,
  type TwoFactorRow,
} from './two-factor.repository.ts'

/** Guessing codes of one account, over all its logins. */
export const CODES_BY_ACCOUNT: Throttle = {
  name: 'two-factor.account',
  by: 'account',
  attempts: 10,
  windowSeconds: 900,
}

const secretPurpose = (userId: number) => `two-factor-secret:${userId}`
const codesPurpose = (userId: number) => `recovery-codes:${userId}`

/** What an account may know of its two factor; undefined while it is off. */
export interface TwoFactorState {
  readonly confirmedAt: Date | null
  readonly recoveryCodes: readonly string[]
}

/** Their owner alone, who confirmed the password lately in this session. */
export function canSeeRecoveryCodes(actor: Actor, userId: number, now: Date): boolean {
  return actor.user?.id === userId && hasRecentPassword(actor, now)
}

/** Whether a code has to follow the first factor. */
export function isTwoFactorOn(platform: Needs<'db'>, userId: number): Promise<boolean> {
  return hasConfirmedTwoFactor(platform.db, userId)
}

/** Every page of the account asks: it must not fail where APP_KEY is not the one that the codes were encrypted with. */
export async function getTwoFactorState(
  platform: Needs<'db' | 'secrets' | 'log'>,
  userId: number,
): Promise<TwoFactorState | undefined> {
  const row = await findTwoFactor(platform.db, userId)
  if (!row) return undefined
  try {
    return { confirmedAt: row.confirmed_at, recoveryCodes: decryptCodes(platform, row) }
  } catch (err) {
    platform.log.error(
      { err, userId },
      'The two factor of this account cannot be read: is APP_KEY the one it was set up with?',
    )
    return { confirmedAt: row.confirmed_at, recoveryCodes: [] }
  }
}

/**
 * Makes a secret and recovery codes. Nothing is asked at the login before a code was confirmed, so that nobody is locked
 * out by an authenticator that did not take the secret.
 * @throws AppError conflict where two factor is on
 */
export async function beginSetUp(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets'>,
  actor: Actor,
): Promise<void> {
  const userId = actor.user!.id
  await platform.db.transaction().execute(async (tx) => {
    await assertStillIn(tx, actor)
    const hasBegun = await beginTwoFactor(tx, {
      user_id: userId,
      secret_encrypted: platform.secrets.encrypt(makeSecret(), secretPurpose(userId)),
      recovery_codes_encrypted: encryptCodes(platform, userId, makeRecoveryCodes()),
      created_at: platform.clock.now(),
    })
    if (!hasBegun)
      throw new AppError('conflict', { message: 'Two factor authentication is already enabled.' })
    await forgetState(platform, userId, tx)
  })
}

/**
 * The secret as a picture and as text, while two factor is being set up. Once it is on the secret is never shown again.
 * @throws AppError notFound otherwise
 */
export async function getQrCode(
  platform: Needs<ToReadSettings>,
  user: ActorUser,
): Promise<{ svg: string; secret: string }> {
  const secret = decryptSecret(platform, await getUnconfirmed(platform, user.id))
  const { branding } = await getSettings(platform)
  const uri = otpauthUri(secret, { issuer: branding.site_name, label: user.email })
  return {
    svg: await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }),
    secret,
  }
}

/** @throws AppError notFound where nothing is being set up, validation on `code`, tooManyRequests */
export async function confirmSetUp(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets'>,
  userId: number,
  code: string,
): Promise<void> {
  const row = await getUnconfirmed(platform, userId)
  await countAttempt(platform, CODES_BY_ACCOUNT, String(userId))
  if (!(await acceptCode(platform, row, code))) throw fieldError('code', 'This code is not right.')
  await setConfirmed(platform.db, userId, platform.clock.now())
  await forgetState(platform, userId)
  await forgetAttempts(platform, CODES_BY_ACCOUNT, String(userId))
}

export async function turnOff(
  platform: Needs<'db' | 'cache'>,
  userId: number,
  tx: Database = platform.db,
): Promise<void> {
  await deleteTwoFactor(tx, userId)
  await forgetState(platform, userId, tx)
}

/** @throws AppError notFound while two factor is off */
export async function getRecoveryCodes(
  platform: Needs<'db' | 'secrets' | 'log'>,
  userId: number,
): Promise<readonly string[]> {
  const state = await getTwoFactorState(platform, userId)
  if (!state) throw new AppError('notFound')
  return state.recoveryCodes
}

/** @throws AppError notFound while two factor is off */
export async function regenerateRecoveryCodes(
  platform: Needs<'db' | 'cache' | 'secrets'>,
  userId: number,
): Promise<readonly string[]> {
  const codes = makeRecoveryCodes()
  const hasChanged = await setRecoveryCodes(
    platform.db,
    userId,
    encryptCodes(platform, userId, codes),
  )
  if (!hasChanged) throw new AppError('notFound')
  await forgetState(platform, userId)
  return codes
}

/** Whether the code of an authenticator lets this account in: each code does so once. */
export async function useCode(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  userId: number,
  code: string,
): Promise<boolean> {
  const row = await findTwoFactor(platform.db, userId)
  return row?.confirmed_at ? acceptCode(platform, row, code) : false
}

/** Whether the recovery code lets this account in; it is gone afterwards. */
export function useRecoveryCode(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets'>,
  userId: number,
  code: string,
): Promise<boolean> {
  return platform.db.transaction().execute(async (tx: Database) => {
    await holdAccount(tx, userId)
    const row = await lockTwoFactor(tx, userId)
    if (!row?.confirmed_at) return false
    const codes = decryptCodes(platform, row)
    const left = codes.filter((known) => !isSameCode(known, code))
    if (left.length === codes.length) return false
    await forgetState(platform, userId, tx)
    await noteRecovery(platform, userId, tx)
    return setRecoveryCodes(tx, userId, encryptCodes(platform, userId, left))
  })
}

/** What pages keep of it for some seconds, in every process. */
const forgetState = (platform: Needs<'cache'>, userId: number, tx?: Database) =>
  platform.cache.invalidate([userTag(userId)], tx)

async function getUnconfirmed(platform: Needs<'db'>, userId: number): Promise<TwoFactorRow> {
  const row = await findTwoFactor(platform.db, userId)
  if (!row || row.confirmed_at) throw new AppError('notFound')
  return row
}

async function acceptCode(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  row: TwoFactorRow,
  code: string,
): Promise<boolean> {
  const step = stepOfCode(decryptSecret(platform, row), code, platform.clock.now())
  return step !== undefined && takeStep(platform.db, row.user_id, step)
}

function isSameCode(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given.toLowerCase())]
  return a.length === b.length && timingSafeEqual(a, b)
}

const decryptSecret = (platform: Needs<'secrets'>, row: TwoFactorRow) =>
  platform.secrets.decrypt(row.secret_encrypted, secretPurpose(row.user_id))

const encryptCodes = (platform: Needs<'secrets'>, userId: number, codes: readonly string[]) =>
  platform.secrets.encrypt(JSON.stringify(codes), codesPurpose(userId))

const decryptCodes = (platform: Needs<'secrets'>, row: TwoFactorRow) =>
  JSON.parse(
    platform.secrets.decrypt(row.recovery_codes_encrypted, codesPurpose(row.user_id)),
  ) as readonly string[]

import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { openSession } from '../sessions/sessions.service.ts'
import { beginLoginChallenge } from '../two-factor/login-challenges.service.ts'
import { isTwoFactorOn } from '../two-factor/two-factor.service.ts'
import { canUseAccount } from '../users/users.policy.ts'
import { type LoginAccount, noteLogin } from '../users/login-accounts.service.ts'
import { getUser, type UserRow } from '../users/users.service.ts'

/** Where a call came from, as sessions note it and throttles count it. */
export interface Caller {
  readonly ipAddress: string
  readonly userAgent: string | undefined
  /** What the browser says about logins before. */
  readonly deviceCookie: string | undefined
  /** The call was made on this machine: demo accounts may be for those alone. */
  readonly isLocal: boolean
}

/** What of the platform it takes to log somebody in who has proven to be it. */
export type ToOpenLogin = 'db' | 'cache' | 'clock' | 'secrets' | 'config'

/** What became of a login whose first factor was right. */
export type FinishedLogin =
  | { readonly kind: 'loggedIn'; readonly userId: number; readonly token: string }
  /** A code has to follow; `challenge` goes into a cookie of its own, and no session exists before. */
  | { readonly kind: 'twoFactor'; readonly challenge: string }

/**
 * The one way from a right first factor (a password, or a provider's word) to a session, for every kind of login: the
 * session is opened at once, or the account has two factor and a code is asked for first. The signature is what other
 * features log in through; the answer is made of the result by `answerLogin`.
 */
export async function finishLogin(
  platform: Needs<ToOpenLogin>,
  account: LoginAccount,
  { isRemembered }: { isRemembered: boolean },
  caller: Caller,
): Promise<FinishedLogin> {
  await assertUsable(platform, account.id, caller)
  if (await isTwoFactorOn(platform, account.id))
    return {
      kind: 'twoFactor',
      challenge: await beginLoginChallenge(platform, account, isRemembered),
    }
  return openLogin(platform, account, { isRemembered }, caller)
}

/**
 * Opens the session of somebody who has proven all there is to prove: after the code, or with a passkey. Always a new
 * token: one that was in the browser before is worth nothing afterwards.
 */
export async function openLogin(
  platform: Needs<ToOpenLogin>,
  account: LoginAccount,
  { isRemembered }: { isRemembered: boolean },
  caller: Caller,
): Promise<FinishedLogin> {
  const { id: userId } = account
  const { password_hash } = await assertUsable(platform, userId, caller)
  await noteLogin(platform, userId)
  // Who has no password has nothing to confirm but by coming in again: this was it.
  const isConfirmed = password_hash === null
  const { ipAddress, userAgent } = caller
  return {
    kind: 'loggedIn',
    userId,
    token: await openSession(platform, {
      userId,
      credentialsVersion: account.credentials_version,
      isRemembered,
      isConfirmed,
      ipAddress,
      userAgent,
    }),
  }
}

/** @throws AppError forbidden, for an account of a demonstration that is not shown to this caller */
async function assertUsable(
  platform: Needs<'db' | 'cache' | 'config'>,
  userId: number,
  caller: Caller,
): Promise<UserRow> {
  const { row } = await getUser(platform, userId)
  if (!canUseAccount(platform.config.demo, row, caller)) {
    throw new AppError('forbidden', {
      message: 'This account belongs to a demonstration that is not shown here.',
    })
  }
  return row
}

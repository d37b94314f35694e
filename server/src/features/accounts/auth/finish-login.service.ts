import type { Platform } from '../../../platform/platform.ts'
import { openSession } from '../sessions/sessions.service.ts'
import { beginLoginChallenge } from '../two-factor/login-challenges.service.ts'
import { isTwoFactorOn } from '../two-factor/two-factor.service.ts'
import { getUser, noteLogin } from '../users/users.service.ts'

/** Where a call came from, as sessions and throttles note it. */
export interface Caller {
  readonly ipAddress: string
  readonly userAgent: string | undefined
}

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
  platform: Platform,
  account: { readonly id: number },
  { isRemembered }: { isRemembered: boolean },
  caller: Caller,
): Promise<FinishedLogin> {
  if (await isTwoFactorOn(platform, account.id))
    return {
      kind: 'twoFactor',
      challenge: await beginLoginChallenge(platform, account.id, isRemembered),
    }
  return openLogin(platform, account.id, { isRemembered }, caller)
}

/**
 * Opens the session of somebody who has proven all there is to prove: after the code, or with a passkey. Always a new
 * token: one that was in the browser before is worth nothing afterwards.
 */
export async function openLogin(
  platform: Platform,
  userId: number,
  { isRemembered }: { isRemembered: boolean },
  caller: Caller,
): Promise<FinishedLogin> {
  await noteLogin(platform, userId)
  // Who has no password has nothing to confirm but by coming in again: this was it.
  const isConfirmed = (await getUser(platform, userId)).row.password_hash === null
  return {
    kind: 'loggedIn',
    userId,
    token: await openSession(platform, { userId, isRemembered, isConfirmed, ...caller }),
  }
}

import type { Platform } from '../../../platform/platform.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { openSession } from '../sessions/sessions.service.ts'
import { findAccountByEmail, noteLogin } from '../users/users.service.ts'
import { isPasswordRight } from './passwords.service.ts'
import { countAttempt, forgetAttempts, forgiveAttempt, type Throttle } from './throttles.service.ts'

const QUARTER_HOUR_SECONDS = 900

/** Guessing one account's password. */
export const LOGINS_BY_ACCOUNT: Throttle = { name: 'login.account', attempts: 10, windowSeconds: QUARTER_HOUR_SECONDS }
/** Trying one password on many accounts. Generous, because a school or an office shares an address. */
export const LOGINS_BY_ADDRESS: Throttle = { name: 'login.address', attempts: 60, windowSeconds: QUARTER_HOUR_SECONDS }

/** Where a call came from, as sessions and throttles note it. */
export interface Caller {
  readonly ipAddress: string
  readonly userAgent: string | undefined
}

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

export interface LoggedIn {
  readonly userId: number
  readonly token: string
}

/**
 * Opens a session for the right password. A wrong password and an unknown address get the same answer after the same
 * work. Always a new token: one that was in the browser before is worth nothing afterwards.
 * @throws AppError validation on `email`, tooManyRequests
 */
export async function logIn(platform: Platform, { email, password, remember }: Credentials, caller: Caller): Promise<LoggedIn> {
  await countAttempt(platform, LOGINS_BY_ADDRESS, caller.ipAddress)
  await countAttempt(platform, LOGINS_BY_ACCOUNT, email)
  const account = await findAccountByEmail(platform, email)
  const isRight = await isPasswordRight(password, account?.password_hash)
  if (!account || !isRight) throw fieldError('email', 'This email address and this password do not belong together.')
  await forgiveAttempt(platform, LOGINS_BY_ADDRESS, caller.ipAddress)
  await forgetAttempts(platform, LOGINS_BY_ACCOUNT, email)
  await noteLogin(platform, account.id)
  return { userId: account.id, token: await openSession(platform, { userId: account.id, isRemembered: remember, ...caller }) }
}

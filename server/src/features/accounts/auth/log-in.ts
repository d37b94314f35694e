import type { Platform } from '../../../platform/platform.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { findAccountByEmail } from '../users/users.service.ts'
import { type Caller, type FinishedLogin, finishLogin } from './finish-login.service.ts'
import { countLogin, liftLockout } from './lockout.service.ts'
import { isPasswordRight } from './passwords.service.ts'
import { countAttempt, forgiveAttempt, type Throttle } from './throttles.service.ts'

const QUARTER_HOUR_SECONDS = 900

/** Trying one password on many accounts. Generous, because a school or an office shares an address. */
export const LOGINS_BY_ADDRESS: Throttle = {
  name: 'login.address',
  attempts: 60,
  windowSeconds: QUARTER_HOUR_SECONDS,
}

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

/**
 * Lets the right password in. A wrong password and an unknown address get the same answer after the same work.
 * @throws AppError validation on `email`, tooManyRequests
 */
export async function logIn(
  platform: Platform,
  { email, password, remember }: Credentials,
  caller: Caller,
): Promise<FinishedLogin> {
  await countAttempt(platform, LOGINS_BY_ADDRESS, caller.ipAddress)
  await countLogin(platform, email)
  const account = await findAccountByEmail(platform, email)
  const isRight = await isPasswordRight(password, account?.password_hash)
  if (!account || !isRight)
    throw fieldError('email', 'This email address and this password do not belong together.')
  await forgiveAttempt(platform, LOGINS_BY_ADDRESS, caller.ipAddress)
  await liftLockout(platform, email)
  return finishLogin(platform, account, { isRemembered: remember }, caller)
}

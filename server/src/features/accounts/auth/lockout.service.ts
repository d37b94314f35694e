import type { Platform } from '../../../platform/platform.ts'
import { tellOfLockout } from './lockout.jobs.ts'
import { countAttempt, forgetAttempts, type Throttle } from './throttles.service.ts'

/** Guessing one account's password. */
export const LOGINS_BY_ACCOUNT: Throttle = {
  name: 'login.account',
  attempts: 10,
  windowSeconds: 900,
}

/**
 * Counts a guess at an account's password, by whatever way it is made. When it is one too many the owner is told, once
 * in a window; whether there is an owner is looked up in the background, so that the answer takes as long either way.
 * @throws AppError tooManyRequests
 */
export function countLogin(platform: Platform, email: string): Promise<void> {
  return countAttempt(platform, LOGINS_BY_ACCOUNT, email, async () => {
    await platform.jobs.enqueue(platform.db, tellOfLockout, { email })
  })
}

/** The password was right, or is a new one. */
export function liftLockout(platform: Platform, email: string): Promise<void> {
  return forgetAttempts(platform, LOGINS_BY_ACCOUNT, email)
}

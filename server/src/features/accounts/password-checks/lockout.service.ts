import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt, forgetAttempts } from '../../../platform/throttles/throttles.ts'
import { tellOfLockout } from './lockout.jobs.ts'

const QUARTER_HOUR_SECONDS = 900

/** Guessing one account's password from devices that it was never logged in to with: all of them together. */
export const LOGINS_BY_ACCOUNT: Throttle = {
  name: 'login.account',
  by: 'account',
  attempts: 10,
  windowSeconds: QUARTER_HOUR_SECONDS,
}
/** The same from one device that it was logged in to with before, or that is logged in now. */
export const LOGINS_BY_DEVICE: Throttle = {
  ...LOGINS_BY_ACCOUNT,
  name: 'login.device',
}

/** A guess at an account's password, by whatever way it is made. */
export interface Guess {
  readonly email: string
  /** Of a device that is known to the account: it is counted by itself, so that nobody else can lock it out. */
  readonly knownDevice: string | undefined
}

/**
 * Counts a guess. When it is one too many the owner is told, once in a window; whether there is an owner is looked up in
 * the background, so that the answer takes as long either way.
 * @throws AppError tooManyRequests
 */
export function countGuess(
  platform: Needs<'db' | 'jobs' | 'clock' | 'secrets'>,
  guess: Guess,
): Promise<void> {
  return countAttempt(platform, ...countedAs(guess), async () => {
    await platform.jobs.enqueue(platform.db, tellOfLockout, { email: guess.email })
  })
}

/** The guess was right: those before it, of the same device or of unknown ones, are forgotten. */
export function forgetGuesses(platform: Needs<'db' | 'secrets'>, guess: Guess): Promise<void> {
  return forgetAttempts(platform, ...countedAs(guess))
}

/** The password is a new one: guesses at the old one say nothing. */
export function liftLockout(platform: Needs<'db' | 'secrets'>, email: string): Promise<void> {
  return forgetAttempts(platform, LOGINS_BY_ACCOUNT, email)
}

const countedAs = ({ email, knownDevice }: Guess): [Throttle, string] =>
  knownDevice === undefined ? [LOGINS_BY_ACCOUNT, email] : [LOGINS_BY_DEVICE, knownDevice]

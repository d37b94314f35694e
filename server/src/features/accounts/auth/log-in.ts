import type { Needs } from '../../../platform/platform.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { findLoginCandidates } from '../users/login-accounts.service.ts'
import {
  type Caller,
  type FinishedLogin,
  finishLogin,
  type ToOpenLogin,
} from './finish-login.service.ts'
import { findKnownDevice } from './known-devices.service.ts'
import { countGuess, forgetGuesses } from '../password-checks/lockout.service.ts'
import { isPasswordRight } from '../../../platform/passwords/passwords.ts'

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
  platform: Needs<'jobs' | ToOpenLogin>,
  { email, password, remember }: Credentials,
  caller: Caller,
): Promise<FinishedLogin> {
  const candidates = await findLoginCandidates(platform, email)
  const [holder] = candidates
  const guess = {
    email,
    // Of the account that has the address alone: whoever only typed it must not vouch for own devices.
    knownDevice: holder && findKnownDevice(platform, holder.id, caller.deviceCookie),
  }
  await countGuess(platform, guess)
  // All of them, always: how long it takes must not tell how many accounts name this address.
  const rights = await Promise.all(
    candidates.map((candidate) => isPasswordRight(password, candidate?.password_hash)),
  )
  const account = candidates.find((_candidate, index) => rights[index])
  if (!account)
    throw fieldError('email', 'This email address and this password do not belong together.')
  // Whoever only typed the address must not wipe out what was guessed at its holder's password.
  if (!holder || account === holder) await forgetGuesses(platform, guess)
  return finishLogin(platform, account, { isRemembered: remember }, caller)
}

import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasRecentPassword } from '../../../platform/access/check-access.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findAccount } from '../users/login-accounts.service.ts'
import { getUser } from '../users/users.service.ts'
import { countGuess, forgetGuesses } from './lockout.service.ts'
import { isPasswordRight } from '../../../platform/passwords/passwords.ts'

/**
 * Lets pass who knows the account's password. Guesses in a session count by themselves: whoever guesses elsewhere keeps
 * nobody from it who is logged in.
 * @throws AppError validation on `field`, tooManyRequests
 */
export async function assertOwnPassword(
  platform: Needs<'db' | 'jobs' | 'clock' | 'secrets'>,
  { user, session }: Actor,
  password: string,
  field = 'password',
): Promise<void> {
  const guess = { email: user!.email, knownDevice: session ? `session ${session.id}` : undefined }
  await countGuess(platform, guess)
  const account = await findAccount(platform, user!.id)
  if (!(await isPasswordRight(password, account?.password_hash)))
    throw fieldError(field, 'This password is not right.')
  await forgetGuesses(platform, guess)
}

export async function hasPassword(
  platform: Needs<'db' | 'cache'>,
  userId: number,
): Promise<boolean> {
  return (await getUser(platform, userId)).row.password_hash !== null
}

/**
 * For acts that an account without a password may do too, such as connecting the service that it is opened with.
 * @throws AppError passwordConfirmationRequired where there is a password that was not confirmed lately
 */
export async function assertRecentPasswordIfAny(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
): Promise<void> {
  if (
    actor.user &&
    !hasRecentPassword(actor, platform.clock.now()) &&
    (await hasPassword(platform, actor.user.id))
  )
    throw new AppError('passwordConfirmationRequired')
}

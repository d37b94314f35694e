import type { Actor, ActorUser } from '@mediatheque/contract/core/actor.ts'
import { hasRecentPassword } from '../../../platform/access/check-access.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccountByEmail, getUser } from '../users/users.service.ts'
import { countLogin, liftLockout } from './lockout.service.ts'
import { isPasswordRight } from './passwords.service.ts'

/**
 * Lets pass who knows the account's password. Guesses count with those at the login.
 * @throws AppError validation on `field`, tooManyRequests
 */
export async function assertOwnPassword(
  platform: Platform,
  user: ActorUser,
  password: string,
  field = 'password',
): Promise<void> {
  await countLogin(platform, user.email)
  const account = await findAccountByEmail(platform, user.email)
  if (!(await isPasswordRight(password, account?.password_hash)))
    throw fieldError(field, 'This password is not right.')
  await liftLockout(platform, user.email)
}

export async function hasPassword(platform: Platform, userId: number): Promise<boolean> {
  return (await getUser(platform, userId)).row.password_hash !== null
}

/**
 * For acts that an account without a password may do too, such as connecting the service that it is opened with.
 * @throws AppError passwordConfirmationRequired where there is a password that was not confirmed lately
 */
export async function assertRecentPasswordIfAny(platform: Platform, actor: Actor): Promise<void> {
  if (
    actor.user &&
    !hasRecentPassword(actor, platform.clock.now()) &&
    (await hasPassword(platform, actor.user.id))
  )
    throw new AppError('passwordConfirmationRequired')
}

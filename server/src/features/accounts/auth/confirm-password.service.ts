import type { ActorUser } from '@mediatheque/contract/core/actor.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccountByEmail } from '../users/users.service.ts'
import { countLogin, liftLockout } from './lockout.service.ts'
import { isPasswordRight } from './passwords.service.ts'

/**
 * Lets pass who knows the account's password. Guesses count with those at the login.
 * @throws AppError validation on `field`, tooManyRequests
 */
export async function assertOwnPassword(platform: Platform, user: ActorUser, password: string, field = 'password'): Promise<void> {
  await countLogin(platform, user.email)
  const account = await findAccountByEmail(platform, user.email)
  if (!(await isPasswordRight(password, account?.password_hash))) throw fieldError(field, 'This password is not right.')
  await liftLockout(platform, user.email)
}

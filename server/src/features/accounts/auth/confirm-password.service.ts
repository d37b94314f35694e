import type { ActorUser } from '@mediatheque/contract/core/actor.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccountByEmail } from '../users/users.service.ts'
import { LOGINS_BY_ACCOUNT } from './log-in.ts'
import { isPasswordRight } from './passwords.service.ts'
import { countAttempt, forgetAttempts } from './throttles.service.ts'

/**
 * Lets pass who knows the account's password. Guesses count with those at the login.
 * @throws AppError validation on `password`, tooManyRequests
 */
export async function assertOwnPassword(platform: Platform, user: ActorUser, password: string): Promise<void> {
  await countAttempt(platform, LOGINS_BY_ACCOUNT, user.email)
  const account = await findAccountByEmail(platform, user.email)
  if (!(await isPasswordRight(password, account?.password_hash))) throw fieldError('password', 'This password is not right.')
  await forgetAttempts(platform, LOGINS_BY_ACCOUNT, user.email)
}

import type { SocialService } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type Caller,
  type FinishedLogin,
  finishLogin,
  type ToOpenLogin,
} from '../auth/finish-login.service.ts'
import { findKnownDevice } from '../auth/known-devices.service.ts'
import { countGuess, forgetGuesses } from '../password-checks/lockout.service.ts'
import { isPasswordRight } from '../../../platform/passwords/passwords.ts'
import { findAccount } from '../users/users.service.ts'
import { endAwaitedPassword, findAwaitedPassword } from './social-flows.ts'
import { connect } from './social.service.ts'

const over = () =>
  new AppError('gone', {
    message: 'This login took too long or was answered already. Please start again.',
  })

/**
 * Connects the service that the visitor came from with the account of the same address, whose password they know, and
 * lets them in. Guesses count with those at the login.
 * @throws AppError gone, validation on `password`, tooManyRequests
 */
export async function linkByPassword(
  platform: Needs<'jobs' | ToOpenLogin>,
  service: SocialService,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<{ login: FinishedLogin; isRemembered: boolean }> {
  const flow = await findAwaitedPassword(platform, service, token)
  const account = flow && (await findAccount(platform, flow.userId))
  if (!account) throw over()
  const { email } = account
  const guess = { email, knownDevice: findKnownDevice(platform, account.id, caller.deviceCookie) }
  await countGuess(platform, guess)
  if (!(await isPasswordRight(password, account.password_hash)))
    throw fieldError('password', 'This password is not right.')
  await forgetGuesses(platform, guess)
  if (!(await endAwaitedPassword(platform, flow))) throw over()
  await connect(platform, account.id, { service, identity: flow.identity })
  return {
    login: await finishLogin(platform, account, { isRemembered: flow.isRemembered }, caller),
    isRemembered: flow.isRemembered,
  }
}

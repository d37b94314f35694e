import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type Caller,
  type FinishedLogin,
  openLogin,
  type ToOpenLogin,
} from './finish-login.service.ts'
import { countAttempt, forgetAttempts } from '../../../platform/throttles/throttles.ts'
import { LOGIN_CHALLENGE_ATTEMPTS } from '@mediatheque/contract/accounts/two-factor/two-factor.schemas.ts'
import { endLoginChallenge, takeChallengeAttempt } from '../two-factor/login-challenges.service.ts'
import { CODES_BY_ACCOUNT, useCode, useRecoveryCode } from '../two-factor/two-factor.service.ts'
import { findAccount } from '../users/login-accounts.service.ts'

export interface GivenCodes {
  readonly code?: string | undefined
  readonly recovery_code?: string | undefined
}

export interface AnsweredChallenge {
  readonly login: FinishedLogin
  readonly isRemembered: boolean
}

/**
 * Finishes a login with the second factor.
 * @throws AppError gone where the login has to begin again, validation on the code that was given, tooManyRequests
 */
export async function answerChallenge(
  platform: Needs<ToOpenLogin>,
  token: string,
  codes: GivenCodes,
  caller: Caller,
): Promise<AnsweredChallenge> {
  const challenge = await takeChallengeAttempt(platform, token)
  const account = challenge && (await findAccount(platform, challenge.user_id))
  if (!account) throw loginExpired()
  const subject = String(challenge.user_id)
  await countAttempt(platform, CODES_BY_ACCOUNT, subject)
  const isRight = await isCodeRight(platform, challenge.user_id, codes)
  const isOver = isRight || challenge.attempts >= LOGIN_CHALLENGE_ATTEMPTS
  const hasEnded = isOver && (await endLoginChallenge(platform, challenge))
  if (!isRight) throw isOver ? loginExpired() : wrongCode(codes)
  if (!hasEnded) throw loginExpired()
  await forgetAttempts(platform, CODES_BY_ACCOUNT, subject)
  const isRemembered = challenge.is_remembered
  return {
    login: await openLogin(platform, account, { isRemembered }, caller),
    isRemembered,
  }
}

/** Where both are given the recovery code stays unused. */
function isCodeRight(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets'>,
  userId: number,
  { code, recovery_code }: GivenCodes,
): Promise<boolean> {
  if (code !== undefined) return useCode(platform, userId, code)
  return useRecoveryCode(platform, userId, recovery_code ?? '')
}

function wrongCode({ code }: GivenCodes): AppError {
  return code === undefined
    ? fieldError('recovery_code', 'This recovery code is not right.')
    : fieldError('code', 'This code is not right.')
}

function loginExpired(): AppError {
  return new AppError('gone', { message: 'This login is over. Please log in again.' })
}

import {
  VERIFICATION_CODE_ATTEMPTS,
  VERIFICATION_CODE_MINUTES,
  VERIFICATION_RESEND_SECONDS,
} from '@mediatheque/contract/accounts/email-verification/email-verification.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { proveAddress } from '../recovery/prove-address.service.ts'
import { hashCode, sendVerificationCode } from './email-verification.jobs.ts'
import {
  deleteCode,
  deleteCodesOf,
  takeCodeAttempt,
  takeTurnToSend,
} from './email-verifications.repository.ts'

/** Beyond the five attempts of one code: asking for code after code does not buy more guesses. */
export const GUESSES_BY_ACCOUNT: Throttle = {
  name: 'verify-email.account',
  by: 'account',
  attempts: 30,
  windowSeconds: 24 * 3_600,
}

const NO_LONGER_VALID = 'This code is no longer valid. Please ask for a new one.'

interface Sending {
  readonly userId: number
  /** Of the page, for accounts that chose none. */
  readonly language: Language
  /** With the registration. */
  readonly isFirst?: boolean
}

/** @throws AppError tooManyRequests less than a minute after the last one */
export async function sendCode(
  platform: Needs<'db' | 'jobs' | 'clock'>,
  { userId, language, isFirst = false }: Sending,
): Promise<void> {
  const now = platform.clock.now()
  const notSince = new Date(now.getTime() - VERIFICATION_RESEND_SECONDS * 1000)
  const expiresAt = new Date(now.getTime() + VERIFICATION_CODE_MINUTES * 60_000)
  await platform.db.transaction().execute(async (tx) => {
    const isOurTurn = await takeTurnToSend(tx, { userId, now, notSince, expiresAt })
    if (!isOurTurn)
      throw new AppError('tooManyRequests', {
        details: { retryAfterSeconds: VERIFICATION_RESEND_SECONDS },
      })
    await platform.jobs.enqueue(tx, sendVerificationCode, { userId, language, isFirst })
  })
}

/** Codes of the address before verify no other one. */
export const forgetCodes = (tx: Database, userId: number): Promise<void> =>
  deleteCodesOf(tx, userId)

/** @throws AppError validation on `code`, tooManyRequests */
export async function verifyEmail(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets' | 'features'>,
  actor: Actor,
  code: string,
): Promise<void> {
  const userId = actor.user!.id
  await countAttempt(platform, GUESSES_BY_ACCOUNT, String(userId))
  const verification = await takeCodeAttempt(
    platform.db,
    userId,
    platform.clock.now(),
    VERIFICATION_CODE_ATTEMPTS,
  )
  if (!verification) throw fieldError('code', NO_LONGER_VALID)
  const isRight = verification.code_hash === hashCode(platform, userId, code)
  if (!isRight) throw fieldError('code', 'This code is not right.')
  await platform.db.transaction().execute(async (tx) => {
    if (!(await deleteCode(tx, userId, verification.code_hash))) return
    const { isTheirs } = await proveAddress(platform, tx, userId, { kind: 'insider', actor })
    // Somebody else proved the address meanwhile.
    if (!isTheirs) throw fieldError('code', NO_LONGER_VALID)
  })
}

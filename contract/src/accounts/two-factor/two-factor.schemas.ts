import { z } from 'zod'
import { line } from '../../core/input.ts'

export const TWO_FACTOR_CODE_LENGTH = 6
/** Ten characters, a dash, ten characters. */
export const RECOVERY_CODE_LENGTH = 21
export const RECOVERY_CODES_COUNT = 8
/** How long a login waits for its code. */
export const LOGIN_CHALLENGE_MINUTES = 10
/** Wrong codes, after which a login starts again. */
export const LOGIN_CHALLENGE_ATTEMPTS = 5
/** Stands in the list for a recovery code that is there but not shown. */
export const HIDDEN_RECOVERY_CODE = '••••••••••-••••••••••'

const WRONG_CODE_LENGTH = 'The code must have exactly 6 characters.'
const WRONG_RECOVERY_CODE_LENGTH = 'The recovery code must have exactly 21 characters.'

export const twoFactorCodeSchema = line({
  max: TWO_FACTOR_CODE_LENGTH,
  missing: 'Please enter the code.',
  tooLong: WRONG_CODE_LENGTH,
}).min(TWO_FACTOR_CODE_LENGTH, WRONG_CODE_LENGTH)

const recoveryCodeSchema = line({
  max: RECOVERY_CODE_LENGTH,
  missing: 'Please enter a recovery code.',
  tooLong: WRONG_RECOVERY_CODE_LENGTH,
}).min(RECOVERY_CODE_LENGTH, WRONG_RECOVERY_CODE_LENGTH)

/** One of the two. */
export const twoFactorChallengeForm = z
  .object({ code: twoFactorCodeSchema.optional(), recovery_code: recoveryCodeSchema.optional() })
  .refine((form) => form.code !== undefined || form.recovery_code !== undefined, {
    path: ['code'],
    message: 'Please enter the code.',
  })

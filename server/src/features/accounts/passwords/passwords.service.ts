import type {
  changePasswordForm,
  resetPasswordForm,
} from '@mediatheque/contract/accounts/passwords/passwords.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { z } from 'zod'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken } from '../../../platform/secrets.ts'
import { assertOwnPassword } from '../auth/confirm-password.service.ts'
import { assertUncommonPassword } from '../auth/passwords.service.ts'
import { countAttempt, type Throttle } from '../auth/throttles.service.ts'
import { confirmEmail, getUser } from '../users/users.service.ts'
import { takePasswordReset } from './password-resets.repository.ts'
import { sendPasswordReset } from './passwords.jobs.ts'
import { replacePassword } from './replace-password.ts'

export const RESETS_BY_ADDRESS: Throttle = {
  name: 'forgot-password.address',
  attempts: 20,
  windowSeconds: 3_600,
}
const GUESSES_BY_ADDRESS: Throttle = {
  name: 'reset-password.address',
  attempts: 20,
  windowSeconds: 3_600,
}

const NOT_GOOD =
  'This link does not belong to this address, was used already, or is too old. Please ask for a new one.'

/**
 * Sends a link to choose a new password, where there is such an account. The same answer after the same work either way.
 * @throws AppError tooManyRequests
 */
export async function forgotPassword(
  platform: Platform,
  email: string,
  { ipAddress, language }: { ipAddress: string; language: Language },
): Promise<void> {
  await countAttempt(platform, RESETS_BY_ADDRESS, ipAddress)
  await platform.jobs.enqueue(platform.db, sendPasswordReset, { email, language })
}

/**
 * A new password for who holds the link of a mail. The mail arrived, so the address is verified with it.
 * @throws AppError validation by field, tooManyRequests
 */
export async function resetPassword(
  platform: Platform,
  { token, email, password }: z.output<typeof resetPasswordForm>,
  ipAddress: string,
): Promise<void> {
  await countAttempt(platform, GUESSES_BY_ADDRESS, ipAddress)
  await platform.db.transaction().execute(async (tx) => {
    const userId = await takePasswordReset(tx, {
      tokenHash: hashToken(token),
      email,
      now: platform.clock.now(),
    })
    if (userId === undefined) throw fieldError('email', NOT_GOOD)
    const { row } = await getUser(platform, userId)
    // Refused after the link was found good: the rollback leaves it good for another password.
    assertUncommonPassword(password, row)
    await replacePassword(platform, { account: row, password }, tx)
    await confirmEmail(platform, userId, tx)
  })
}

/**
 * A new password for who knows the old one; the other sessions end.
 * @throws AppError validation by field, tooManyRequests
 */
export async function changePassword(
  platform: Platform,
  actor: Actor,
  form: z.output<typeof changePasswordForm>,
): Promise<void> {
  const user = actor.user!
  await assertOwnPassword(platform, user, form.current_password, 'current_password')
  if (form.password === form.current_password)
    throw fieldError('password', 'The new password is the same as the old one.')
  const { row } = await getUser(platform, user.id)
  assertUncommonPassword(form.password, row)
  await replacePassword(platform, {
    account: row,
    password: form.password,
    keptSessionId: actor.session?.id,
  })
}

/**
 * A password for an account that was made by another service and has none.
 * @throws AppError conflict where it has one, validation on `password`
 */
export async function setFirstPassword(
  platform: Platform,
  actor: Actor,
  password: string,
): Promise<void> {
  const { row } = await getUser(platform, actor.user!.id)
  if (row.password_hash !== null)
    throw new AppError('conflict', { message: 'This account has a password already.' })
  assertUncommonPassword(password, row)
  await replacePassword(platform, { account: row, password, keptSessionId: actor.session?.id })
}

import type {
  registrationForm,
  REGISTRATION_STATUSES,
} from '@mediatheque/contract/accounts/auth/auth.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { z } from 'zod'
import { isCommonPassword } from '../../../platform/passwords/is-common-password.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { openSession } from '../sessions/sessions.service.ts'
import { NEW_CREDENTIALS_VERSION } from '../users/create-account.service.ts'
import type { Caller } from './finish-login.service.ts'
import { openAccount } from './open-account.service.ts'

type Registration = z.output<typeof registrationForm>

export interface Registered {
  readonly userId: number
  readonly token: string
  readonly status: (typeof REGISTRATION_STATUSES)[number]
}

/**
 * Makes an account with a password and logs it in.
 * @throws AppError forbidden while registration is closed, validation by field
 */
export async function register(
  platform: Needs<'jobs' | 'clock' | ToReadSettings>,
  form: Registration,
  caller: Caller,
  language: Language,
): Promise<Registered> {
  const { username, email, password, policies } = form
  const { userId, awaitsConfirmation } = await openAccount(platform, {
    username,
    email,
    policies,
    inviteId: form.invite_id,
    language,
    faults: isCommonPassword(password, form)
      ? { password: ['This password is too easy to guess.'] }
      : {},
    hashPassword: () => hashPassword(password),
  })
  const token = await openSession(platform, {
    userId,
    credentialsVersion: NEW_CREDENTIALS_VERSION,
    isRemembered: false,
    ...caller,
  })
  return { userId, token, status: awaitsConfirmation ? 'needs_email_verification' : 'success' }
}

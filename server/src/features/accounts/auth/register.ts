import type {
  registrationForm,
  REGISTRATION_STATUSES,
} from '@mediatheque/contract/accounts/auth/auth.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import type { Settings } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { sendCode } from '../email-verification/email-verification.service.ts'
import { openSession } from '../sessions/sessions.service.ts'
import {
  createAccount,
  findTakenFields,
  NEW_CREDENTIALS_VERSION,
} from '../users/create-account.service.ts'
import { isInvited } from '../workspaces/invites.service.ts'
import type { Caller } from './finish-login.service.ts'
import { isCommonPassword } from '../../../platform/passwords/is-common-password.ts'
import { hashPassword } from '../../../platform/passwords/passwords.ts'

type Registration = z.output<typeof registrationForm>

export interface Registered {
  readonly userId: number
  readonly token: string
  readonly status: (typeof REGISTRATION_STATUSES)[number]
}

/**
 * Makes an account and logs it in. Where addresses must be confirmed the account is let in no further than to the
 * screen that asks for the code; there an address that has an account already is answered like any other, so that
 * nobody learns who has one. Where they need not be, the answer cannot hide it.
 * @throws AppError forbidden while registration is closed, validation by field
 */
export async function register(
  platform: Needs<'jobs' | 'clock' | ToReadSettings>,
  form: Registration,
  caller: Caller,
  language: Language,
): Promise<Registered> {
  const settings = await getSettings(platform)
  const wasInvited = await isInvited(platform, form.invite_id, form.email)
  if (settings.registration.disable && !wasInvited)
    throw new AppError('forbidden', { message: 'Registration is closed.' })
  // Who came by the link of a mail has read it.
  const awaitsConfirmation = settings.require_email_confirmation && !wasInvited
  const { email: takenEmail, ...taken } = await findTakenFields(platform, form, {
    isProven: wasInvited,
  })
  const fields = {
    ...refusedFields(form, settings),
    ...taken,
    ...(takenEmail && !awaitsConfirmation && { email: takenEmail }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields })
  const userId = await createAccount(platform, {
    username: form.username,
    email: form.email,
    passwordHash: await hashPassword(form.password),
    isEmailVerified: wasInvited,
    awaitsConfirmation,
  })
  if (awaitsConfirmation) await sendCode(platform, { userId, language, isFirst: true })
  const token = await openSession(platform, {
    userId,
    credentialsVersion: NEW_CREDENTIALS_VERSION,
    isRemembered: false,
    ...caller,
  })
  return { userId, token, status: awaitsConfirmation ? 'needs_email_verification' : 'success' }
}

function refusedFields(form: Registration, settings: Settings): FieldErrors {
  const unaccepted = settings.registration.policies.filter(({ id }) => form.policies[id] !== true)
  return {
    ...(isCommonPassword(form.password, form) && {
      password: ['This password is too easy to guess.'],
    }),
    ...Object.fromEntries(
      unaccepted.map(({ id }) => [`policies.${id}`, ['Please accept this to continue.']]),
    ),
  }
}

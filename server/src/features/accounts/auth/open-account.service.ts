import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { sendCode } from '../email-verification/email-verification.service.ts'
import { createAccount, findTakenFields } from '../users/create-account.service.ts'
import { isInvited } from '../workspaces/invites.service.ts'

/** Who would like an account. */
export interface Applicant {
  readonly email: string
  /** An invitation, which opens the registration where it is closed. */
  readonly inviteId?: string | undefined
  /** A service that knows says that the address is theirs. */
  readonly isEmailVerified?: boolean
}

interface Admission {
  /** Whether the address needs no further proof. */
  readonly isProven: boolean
  /** Let in no further than to the screen that asks for the code. */
  readonly awaitsConfirmation: boolean
}

/** @throws AppError forbidden while registration is closed */
export async function admit(
  platform: Needs<'clock' | ToReadSettings>,
  { email, inviteId, isEmailVerified = false }: Applicant,
): Promise<Admission> {
  const { registration, require_email_confirmation } = await getSettings(platform)
  // Who came by the link of a mail has read it.
  const wasInvited = await isInvited(platform, inviteId, email)
  if (registration.disable && !wasInvited)
    throw new AppError('forbidden', { message: 'Registration is closed.' })
  const isProven = wasInvited || isEmailVerified
  return { isProven, awaitsConfirmation: require_email_confirmation && !isProven }
}

/** What has to be accepted before there is an account. */
export async function listPolicies(
  platform: Needs<ToReadSettings>,
): Promise<Settings['registration']['policies']> {
  return (await getSettings(platform)).registration.policies
}

/** What of the platform it takes to make an account. */
export type ToOpenAccount = 'jobs' | 'clock' | ToReadSettings

export interface Application extends Applicant {
  readonly username: string
  /** Accepted policies by their id. */
  readonly policies: Readonly<Record<string, boolean>>
  /** What else is wrong with the form. */
  readonly faults?: FieldErrors
  readonly language: Language
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** Asked once all else is right, because hashing is slow. None: they log in by other means. */
  hashPassword?(): Promise<string>
  /** In the transaction that makes the account, before and after. */
  onBegin?(tx: Database): Promise<void>
  onCreated?(tx: Database, userId: number): Promise<void>
}

/**
 * Makes an account of an application: the one way for whoever comes by a form or from a service. Where addresses must be
 * confirmed, one that has an account already is answered like any other, so that nobody learns who has one; where they
 * need not be, the answer cannot hide it.
 * @throws AppError forbidden while registration is closed, validation by field
 */
export async function openAccount(
  platform: Needs<ToOpenAccount>,
  application: Application,
): Promise<{ userId: number; awaitsConfirmation: boolean }> {
  const { username, email, policies, faults, language, hashPassword, ...account } = application
  const { isProven, awaitsConfirmation } = await admit(platform, application)
  const { email: takenEmail, ...taken } = await findTakenFields(
    platform,
    { username, email },
    { isProven },
  )
  const fields = {
    ...faults,
    ...(await findUnaccepted(platform, policies)),
    ...taken,
    ...(takenEmail && !awaitsConfirmation && { email: takenEmail }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields })
  const userId = await createAccount(platform, {
    ...account,
    username,
    email,
    passwordHash: (await hashPassword?.()) ?? null,
    isEmailVerified: isProven,
    awaitsConfirmation,
  })
  if (awaitsConfirmation) await sendCode(platform, { userId, language, isFirst: true })
  return { userId, awaitsConfirmation }
}

async function findUnaccepted(
  platform: Needs<ToReadSettings>,
  accepted: Application['policies'],
): Promise<FieldErrors> {
  const policies = await listPolicies(platform)
  return Object.fromEntries(
    policies
      .filter(({ id }) => accepted[id] !== true)
      .map(({ id }) => [`policies.${id}`, ['Please accept this to continue.']]),
  )
}

import type {
  changePasswordForm,
  resetPasswordForm,
  setPasswordForm,
} from '@mediatheque/contract/accounts/passwords/passwords.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashToken } from '../../../platform/secrets.ts'
import { assertOwnPassword } from '../password-checks/confirm-password.service.ts'
import { liftLockout } from '../password-checks/lockout.service.ts'
import { assertUncommonPassword, hashPassword } from '../../../platform/passwords/passwords.ts'
import { prepareMails } from '../../site/localizations/write-mail.service.ts'
import { forgetPictureOf, proveAddress } from '../recovery/prove-address.service.ts'
import { assertStillIn } from '../sessions/sessions.service.ts'
import { findAccount, holdAccount } from '../users/login-accounts.service.ts'
import { getUser } from '../users/users.service.ts'
import { sendInvitation } from './invitations.jobs.ts'
import { deletePasswordResetsOf, takePasswordReset } from './password-resets.repository.ts'
import { sendPasswordReset } from './passwords.jobs.ts'
import { replacePassword } from './replace-password.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

const NOT_GOOD =
  'This link does not belong to this address, was used already, or is too old. Please ask for a new one.'

/** Sends a link to choose a new password, where there is such an account. The same answer after the same work either way. */
export async function forgotPassword(
  platform: Needs<'db' | 'jobs'>,
  email: string,
  language: Language,
): Promise<void> {
  await platform.jobs.enqueue(platform.db, sendPasswordReset, { email, language })
}

/** Links to choose a password that are under way open nothing any more. */
export const forgetPasswordMails = (tx: Database, userId: number): Promise<void> =>
  deletePasswordResetsOf(tx, userId)

/** Sends whoever an account was made for the link by which they choose its password. */
export async function inviteToChoosePassword(
  platform: Needs<'jobs'>,
  tx: Database,
  invited: { readonly userId: number; readonly language: Language },
): Promise<void> {
  await platform.jobs.enqueue(tx, sendInvitation, invited)
}

/**
 * A new password for who holds the link of a mail. The mail arrived, so the address is proven with it: for the first time,
 * or again by who lost the account.
 * @throws AppError validation by field
 */
export async function resetPassword(
  platform: Needs<'mail' | 'storage' | 'clock' | 'config' | 'features' | ToReadSettings>,
  { token, email, password }: z.output<typeof resetPasswordForm>,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const write = await prepareMails(platform)
  const proof = await platform.db.transaction().execute(async (tx) => {
    const userId = await takePasswordReset(tx, {
      tokenHash: hashToken(token),
      email,
      now: platform.clock.now(),
    })
    if (userId === undefined) throw fieldError('email', NOT_GOOD)
    const proven = await proveAddress(platform, tx, userId, { kind: 'outsider' })
    const account = proven.isTheirs && (await findAccount(platform, userId, tx))
    if (!account) throw fieldError('email', NOT_GOOD)
    // Refused after the link was found good: the rollback leaves it good for another password.
    assertUncommonPassword(password, account)
    const reach = proven.isFirst ? 'everything' : 'delegated'
    await replacePassword(platform, tx, { account, passwordHash, reach, write })
    return proven
  })
  await forgetPictureOf(platform, proof)
  await liftLockout(platform, email)
}

/**
 * A new password for who knows the old one; the other sessions end, and tokens and linked services if they wish, or if
 * the account was recovered before.
 * @returns whether those ended too
 * @throws AppError validation by field, tooManyRequests
 */
export async function changePassword(
  platform: Needs<'jobs' | 'mail' | 'clock' | 'config' | 'features' | ToReadSettings>,
  actor: Actor,
  form: z.output<typeof changePasswordForm>,
): Promise<boolean> {
  await assertOwnPassword(platform, actor, form.current_password, 'current_password')
  if (form.password === form.current_password)
    throw fieldError('password', 'The new password is the same as the old one.')
  return replaceOwnPassword(platform, actor, form)
}

/**
 * A password for an account that was made by another service and has none.
 * @returns as {@link changePassword}
 * @throws AppError conflict where it has one, validation on `password`
 */
export async function setFirstPassword(
  platform: Needs<'mail' | 'config' | 'features' | ToReadSettings>,
  actor: Actor,
  form: z.output<typeof setPasswordForm>,
): Promise<boolean> {
  const { row } = await getUser(platform, actor.user!.id)
  if (row.password_hash !== null)
    throw new AppError('conflict', { message: 'This account has a password already.' })
  return replaceOwnPassword(platform, actor, form)
}

async function replaceOwnPassword(
  platform: Needs<'mail' | 'config' | 'features' | ToReadSettings>,
  actor: Actor,
  { password, end_other_access }: z.output<typeof setPasswordForm>,
): Promise<boolean> {
  const { row: account } = await getUser(platform, actor.user!.id)
  assertUncommonPassword(password, account)
  const passwordHash = await hashPassword(password)
  const write = await prepareMails(platform)
  const endsOtherAccess = await platform.db.transaction().execute(async (tx) => {
    // The account before its session, as a reset does: so the two never wait for each other.
    const isRecovered = (await holdAccount(tx, account.id))?.recovered_at
    const endsAll = end_other_access || Boolean(isRecovered)
    await assertStillIn(tx, actor)
    await replacePassword(platform, tx, {
      account,
      passwordHash,
      reach: endsAll ? 'delegated' : 'sessions',
      write,
      keptSessionId: actor.session?.id,
    })
    return endsAll
  })
  await liftLockout(platform, account.email)
  return endsOtherAccess
}

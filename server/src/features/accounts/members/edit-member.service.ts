import type { MemberDetailsForm } from '@mediatheque/contract/accounts/members/member-editing.schemas.ts'
import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { prepareMails } from '../../site/localizations/write-mail.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { forgetCodes, sendCode } from '../email-verification/email-verification.service.ts'
import {
  forgetPasswordMails,
  forgotPassword,
  inviteToChoosePassword,
} from '../passwords/passwords.service.ts'
import { findFaultsOfPlace } from '../profiles/account-details.service.ts'
import { addressOf, proveAddress, type ToProveAddress } from '../recovery/prove-address.service.ts'
import { lockAddress } from '../users/addresses.service.ts'
import {
  lockAccount,
  recordingAccountChange,
  saveAddress,
  saveDetails,
} from '../users/change-accounts.service.ts'
import { refuseTaken } from '../users/create-account.service.ts'
import { findAccountByEmail, holdAccount } from '../users/login-accounts.service.ts'
import type { UserWithGrants } from '../users/users.service.ts'

/** @throws AppError validation by field; OutdatedRecords */
export async function updateMember(
  platform: Needs<'db' | 'readDb' | 'cache' | 'clock'>,
  { row }: UserWithGrants,
  { premium_until: until, ...form }: MemberDetailsForm,
): Promise<void> {
  const ends = typeof until === 'string' ? new Date(until) : until
  const isNew = ends && ends.getTime() !== row.premium_until?.getTime()
  const fields: FieldErrors = {
    ...(await findFaultsOfPlace(platform, form)),
    ...(isNew &&
      ends <= platform.clock.now() && {
        premium_until: ['Please choose a day that is to come.'],
      }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields })
  const premium = form.is_premium === false ? { premium_until: null } : { premium_until: ends }
  await saveDetails(platform, row.id, {
    ...form,
    ...(premium.premium_until !== undefined && premium),
  }).catch(refuseTaken)
}

const TAKEN = 'There is already an account with this email address.'

/**
 * Another address, which its owner has to verify with the code that is sent there. Whoever had the old one is told, where
 * it was proven.
 * @throws AppError validation on `email`
 */
export async function changeMemberEmail(
  platform: Needs<'mail' | 'jobs' | 'clock' | 'config' | ToReadSettings>,
  { row: { id: userId } }: UserWithGrants,
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<void> {
  const write = await prepareMails(platform)
  await platform.db
    .transaction()
    .execute(async (tx) => {
      // Before the account, as whoever registers does.
      await lockAddress(tx, email)
      const account = await holdAccount(tx, userId)
      if (!account) throw new AppError('notFound')
      const before = addressOf(account)
      if (before === email) throw fieldError('email', 'This is their address already.')
      const holder = await findAccountByEmail(platform, email, tx)
      if (holder && holder.id !== userId) throw fieldError('email', TAKEN)
      await recordingAccountChange(tx, { userId, action: 'updated' }, () =>
        saveAddress(platform, tx, userId, email),
      )
      await forgetCodes(tx, userId)
      await forgetPasswordMails(tx, userId)
      if (!account.email_verified_at) return
      const told = write({ ...account, email: before }, (t, siteName) => ({
        heading: t('Your address at :site was changed', { site: siteName }),
        paragraphs: [
          t('The team of :site gave your account :username another email address.', {
            site: siteName,
            username: account.username,
          }),
        ],
        footer: t('You did not ask for it? Then write to the team at once.'),
      }))
      await platform.mail.send(told, tx)
    })
    .catch(refuseTaken)
  await sendCode(platform, { userId, language })
}

/** Somebody of the team vouches for the address. @throws AppError conflict where another account has proven it */
export async function verifyMember(platform: Needs<ToProveAddress>, userId: number): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    await recordingAccountChange(tx, { userId, action: 'updated' }, async () => {
      const { isTheirs } = await proveAddress(platform, tx, userId, { kind: 'staff' })
      if (!isTheirs)
        throw new AppError('conflict', {
          message: 'Another account has proven that this address is theirs.',
        })
    })
  })
}

/** @throws AppError conflict where it is verified; tooManyRequests */
export async function sendMemberVerification(
  platform: Needs<'db' | 'jobs' | 'clock'>,
  { row }: UserWithGrants,
  language: Language,
): Promise<void> {
  if (row.email_verified_at)
    throw new AppError('conflict', { message: 'The address is verified already.' })
  await sendCode(platform, { userId: row.id, language })
}

/** An invitation for who has no password yet, else what a forgotten one is answered by. */
export async function sendMemberPassword(
  platform: Needs<'db' | 'jobs'>,
  { row }: UserWithGrants,
  language: Language,
): Promise<void> {
  if (row.password_hash !== null) return forgotPassword(platform, addressOf(row), language)
  await platform.db.transaction().execute(async (tx) => {
    await lockAccount(tx, row.id)
    await inviteToChoosePassword(platform, tx, { userId: row.id, language })
  })
}

import {
  VERIFICATION_CODE_LENGTH,
  VERIFICATION_CODE_MINUTES,
} from '@mediatheque/contract/accounts/email-verification/email-verification.schemas.ts'
import { languageCode } from '@mediatheque/contract/core/language-code.ts'
import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { isWithinLimit } from '../../../platform/throttles/throttles.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'
import { addressOf } from '../recovery/prove-address.service.ts'
import {
  findAccount,
  findAccountByEmail,
  removeUnconfirmedAccounts,
} from '../users/login-accounts.service.ts'
import type { UserRow } from '../users/users.service.ts'
import { setCode } from './email-verifications.repository.ts'

/** Six digits are few: their hash is keyed, and belongs to one account. */
export const hashCode = (platform: Needs<'secrets'>, userId: number, code: string) =>
  platform.secrets.sign(`${userId}:${code}`, 'email-verification')

/** Many may type the same address: its mailbox is not filled by that. */
const MAILS_BY_ADDRESS: Throttle = {
  name: 'email-verification.mails',
  by: 'account',
  attempts: 20,
  windowSeconds: 3_600,
}

/**
 * Mails the code whose turn was taken. When another account has proven the address, its owner is told instead, once: the
 * one who registered sees no difference.
 */
export const sendVerificationCode = defineJob({
  name: 'email-verification.send-code',
  payload: z.object({
    userId: z.number().int(),
    language: languageCode,
    isFirst: z.boolean(),
  }),
  run: async (platform, { userId, language, isFirst }) => {
    const account = await findAccount(platform, userId)
    if (!account || account.email_verified_at) return
    const email = addressOf(account)
    const owner = await findAccountByEmail(platform, email)
    const isProven = owner !== undefined && owner.email_verified_at !== null
    if (isProven && (!isFirst || owner.banned_at)) return
    if (!(await isWithinLimit(platform, MAILS_BY_ADDRESS, email))) return
    if (!isProven) return sendCode(platform, { ...account, email }, language)
    await platform.mail.send(await writeNoticeOfAccount(platform, owner, language))
  },
})

async function sendCode(
  platform: Needs<'mail' | 'clock' | 'config' | ToReadSettings>,
  account: UserRow,
  language: string,
): Promise<void> {
  const code = String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(
    VERIFICATION_CODE_LENGTH,
    '0',
  )
  const mail = await writeMail(
    platform,
    { email: account.email, language: account.language ?? language },
    (t, siteName) => ({
      subject: t('Your code for :site', { site: siteName }),
      heading: t('Verify your email address'),
      paragraphs: [
        t('Hello :username, enter this code where you registered:', { username: account.username }),
      ],
      code,
      validUntil: new Date(platform.clock.now().getTime() + VERIFICATION_CODE_MINUTES * 60_000),
      footer: `${t('It is valid for :minutes minutes.', { minutes: VERIFICATION_CODE_MINUTES })} ${t('You did not register? Then do nothing: without the code nobody gets in.')}`,
    }),
  )
  await platform.db.transaction().execute(async (tx) => {
    await setCode(tx, account.id, hashCode(platform, account.id, code))
    await platform.mail.send(mail, tx)
  })
}

function writeNoticeOfAccount(
  platform: Needs<'config' | ToReadSettings>,
  owner: UserRow,
  language: string,
) {
  return writeMail(
    platform,
    { email: owner.email, language: owner.language ?? language },
    (t, siteName) => ({
      heading: t('You already have an account at :site', { site: siteName }),
      paragraphs: [
        t(
          'Somebody, probably you, tried to make another account with this address. The one you have is called :username.',
          { username: owner.username },
        ),
        t('If you forgot your password, choose a new one.'),
      ],
      button: {
        label: t('Choose a new password'),
        url: `${platform.config.baseUrl}/forgot-password`,
      },
      footer: t('It was not you? Then do nothing.'),
    }),
  )
}

const removeUnconfirmed = defineJob({
  name: 'email-verification.remove-unconfirmed',
  payload: z.object({}),
  cron: '27 4 * * *',
  run: async (platform) => {
    const { require_email_confirmation, unconfirmed_accounts } = await getSettings(platform)
    if (!require_email_confirmation) return
    const keptMs = unconfirmed_accounts.days * 24 * 3_600_000
    await removeUnconfirmedAccounts(platform, new Date(platform.clock.now().getTime() - keptMs))
  },
})

export const emailVerificationJobs = [sendVerificationCode, removeUnconfirmed]

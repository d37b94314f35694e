import { PASSWORD_RESET_MINUTES } from '@mediatheque/contract/accounts/passwords/passwords.schemas.ts'
import { languageCode } from '@mediatheque/contract/core/language-code.ts'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashToken, randomToken } from '../../../platform/secrets.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { isWithinLimit } from '../../../platform/throttles/throttles.ts'
import { addressOf } from '../recovery/prove-address.service.ts'
import { findLoginCandidates } from '../users/login-accounts.service.ts'
import type { UserRow } from '../users/users.service.ts'
import { insertPasswordReset } from './password-resets.repository.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

/** Nobody's mailbox is filled by asking again and again; the links sent before stay good. */
export const RESET_MAILS_BY_ACCOUNT: Throttle = {
  name: 'forgot-password.account',
  by: 'account',
  attempts: 3,
  windowSeconds: 3_600,
}

/** Looks an account up and mails it a link. In the background, so that the asker learns nothing of it, not even by the time it takes. */
export const sendPasswordReset = defineJob({
  name: 'passwords.send-reset',
  payload: z.object({ email: z.string(), language: languageCode }),
  run: async (platform, { email, language }) => {
    const account = (await findLoginCandidates(platform, email)).find(Boolean)
    if (!account || account.banned_at) return
    if (!(await isWithinLimit(platform, RESET_MAILS_BY_ACCOUNT, String(account.id)))) return
    const token = randomToken()
    const now = platform.clock.now()
    const validUntil = new Date(now.getTime() + PASSWORD_RESET_MINUTES * 60_000)
    const mail = await writeResetMail(platform, account, { token, language, validUntil })
    await platform.db.transaction().execute(async (tx) => {
      await insertPasswordReset(tx, {
        token_hash: hashToken(token),
        user_id: account.id,
        created_at: now,
        expires_at: validUntil,
      })
      await platform.mail.send(mail, tx)
    })
  },
})

function writeResetMail(
  platform: Needs<'config' | ToReadSettings>,
  account: UserRow,
  { token, language, validUntil }: { token: string; language: string; validUntil: Date },
) {
  const email = addressOf(account)
  const url = `${platform.config.baseUrl}/password/reset/${token}?email=${encodeURIComponent(email)}`
  return writeMail(platform, { email, language: account.language ?? language }, (t, siteName) => ({
    heading: t('Choose a new password for :site', { site: siteName }),
    paragraphs: [
      t('Somebody, probably you, asked for a new password for your account :username.', {
        username: account.username,
      }),
      t('The link works once, for one hour.'),
    ],
    button: { label: t('Choose a new password'), url },
    validUntil,
    footer: t('You did not ask for it? Then do nothing: your password stays as it is.'),
  }))
}

export const passwordJobs = [sendPasswordReset]

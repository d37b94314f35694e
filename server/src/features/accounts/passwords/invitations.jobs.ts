import { INVITATION_DAYS } from '@mediatheque/contract/accounts/members/members.schemas.ts'
import { languageCode } from '@mediatheque/contract/core/language-code.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashToken, randomToken } from '../../../platform/secrets.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { isWithinLimit } from '../../../platform/throttles/throttles.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'
import { findAccount } from '../users/login-accounts.service.ts'
import type { UserRow } from '../users/users.service.ts'
import { insertPasswordReset } from './password-resets.repository.ts'

const DAY_MS = 24 * 3_600_000

/** Nobody's mailbox is filled by inviting them again and again; the links sent before stay good. */
const INVITATIONS: Throttle = {
  name: 'passwords.invitations',
  by: 'account',
  attempts: 5,
  windowSeconds: 3_600,
}

/** Mails whoever an account was made for the link by which they choose its password; nobody who has one already. */
export const sendInvitation = defineJob({
  name: 'passwords.send-invitation',
  payload: z.object({ userId: z.number().int(), language: languageCode }),
  run: async (platform, { userId, language }) => {
    const account = await findAccount(platform, userId)
    if (!account || account.banned_at || account.password_hash !== null) return
    if (!(await isWithinLimit(platform, INVITATIONS, String(userId)))) return
    const token = randomToken()
    const now = platform.clock.now()
    const validUntil = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
    const mail = await writeInvitation(platform, account, { token, language, validUntil })
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

function writeInvitation(
  platform: Needs<'config' | ToReadSettings>,
  { email, username, language: own }: UserRow,
  {
    token,
    language,
    validUntil,
  }: { readonly token: string; readonly language: string; readonly validUntil: Date },
) {
  const url = `${platform.config.baseUrl}/password/reset/${token}?email=${encodeURIComponent(email)}`
  return writeMail(platform, { email, language: own ?? language }, (t, siteName) => ({
    heading: t('You are invited to :site', { site: siteName }),
    paragraphs: [
      t('The team of :site has made an account for you. Your username is :username.', {
        site: siteName,
        username,
      }),
      t('Choose a password, and you are in. The link works once, for :days days.', {
        days: INVITATION_DAYS,
      }),
    ],
    button: { label: t('Choose a password'), url },
    validUntil,
    footer: t('You do not want an account? Then do nothing: nobody else gets in.'),
  }))
}

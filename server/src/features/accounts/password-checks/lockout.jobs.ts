import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'
import { findAccountByEmail } from '../users/login-accounts.service.ts'

/** Tells the owner of an account that its logins are closed for a while. */
export const tellOfLockout = defineJob({
  name: 'auth.tell-of-lockout',
  payload: z.object({ email: z.string() }),
  run: async (platform, { email }) => {
    const account = await findAccountByEmail(platform, email)
    if (!account || account.banned_at) return
    const mail = await writeMail(platform, account, (t) => ({
      heading: t('Too many wrong passwords for your account'),
      paragraphs: [
        t(
          'Somebody tried to log in to your account :username too often with a wrong password. Logging in is closed for a quarter of an hour.',
          { username: account.username },
        ),
        t(
          'It was you? Then wait, or choose a new password. It was not? Then your password held; choose a longer one if you use it elsewhere.',
        ),
      ],
      button: {
        label: t('Choose a new password'),
        url: `${platform.config.baseUrl}/forgot-password`,
      },
    }))
    await platform.mail.send(mail)
  },
})

export const lockoutJobs = [tellOfLockout]

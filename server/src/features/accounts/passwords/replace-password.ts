import type { Database } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'
import { liftLockout } from '../auth/lockout.service.ts'
import { hashPassword } from '../auth/passwords.service.ts'
import { endSessionsOf } from '../sessions/sessions.service.ts'
import { abandonLoginChallenges } from '../two-factor/login-challenges.service.ts'
import { savePassword, type UserRow } from '../users/users.service.ts'
import { deletePasswordResetsOf } from './password-resets.repository.ts'

interface Replacement {
  readonly account: UserRow
  readonly password: string
  /** The session that stays open, if any. */
  readonly keptSessionId?: number | undefined
}

/**
 * Gives an account a new password, and with it ends whatever the old one opened: sessions, half-finished logins, links
 * in mails. The owner is told by mail.
 */
export async function replacePassword(
  platform: Platform,
  { account, password, keptSessionId }: Replacement,
  within?: Database,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const mail = await writeMail(platform, account, (t, siteName) => ({
    heading: t('Your password for :site was changed', { site: siteName }),
    paragraphs: [
      t(
        'The password of your account :username was changed just now, and other devices were logged out.',
        { username: account.username },
      ),
    ],
    button: {
      label: t('Choose a new password'),
      url: `${platform.config.baseUrl}/forgot-password`,
    },
    footer: t('It was not you? Then choose a new password at once.'),
  }))
  const replace = async (tx: Database) => {
    await savePassword(platform, account.id, passwordHash, tx)
    await endSessionsOf(platform, account.id, { exceptId: keptSessionId, tx })
    await abandonLoginChallenges(tx, account.id)
    await deletePasswordResetsOf(tx, account.id)
    await platform.mail.send(mail, tx)
  }
  await (within ? replace(within) : platform.db.transaction().execute(replace))
  await liftLockout(platform, account.email)
}

import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { MailWriter } from '../../site/localizations/write-mail.service.ts'
import type { AccessReach } from '../../../platform/feature.ts'
import { endAccess } from '../recovery/end-access.service.ts'
import { deletePasswordResetsOf } from './password-resets.repository.ts'
import { savePassword } from '../users/login-accounts.service.ts'
import type { UserRow } from '../users/users.service.ts'

interface Replacement {
  readonly account: Pick<UserRow, 'id' | 'username' | 'email' | 'language'>
  readonly passwordHash: string
  /** What ends with the old password. */
  readonly reach: AccessReach
  /** Prepared before the transaction. */
  readonly write: MailWriter
  /** The session that stays open, if any. */
  readonly keptSessionId?: number | undefined
}

const WHAT_ENDED: Readonly<Record<AccessReach, readonly string[]>> = {
  sessions: [
    'The password of your account :username was changed just now, and other devices were logged out.',
  ],
  delegated: [
    'The password of your account :username was changed just now, and other devices were logged out.',
    'Access tokens were deleted, and linked services open the account no more until you link them again.',
  ],
  everything: [
    'The password of your account :username was changed just now, and other devices were logged out.',
    'Nobody had shown before that this address is theirs. So what was set until now is gone: second factor, passkeys, access tokens, linked services, name and picture.',
    'You did not choose the username yourself? Then choose another one in your account settings.',
  ],
}

/** Gives an account a new password, and with it ends whatever the old one opened. The owner is told by mail. */
export async function replacePassword(
  platform: Needs<'db' | 'cache' | 'mail' | 'config' | 'features'>,
  tx: Database,
  { account, passwordHash, reach, write, keptSessionId }: Replacement,
): Promise<void> {
  const mail = write(account, (t, siteName) => ({
    heading: t('Your password for :site was changed', { site: siteName }),
    paragraphs: WHAT_ENDED[reach].map((line) => t(line, { username: account.username })),
    button: {
      label: t('Choose a new password'),
      url: `${platform.config.baseUrl}/forgot-password`,
    },
    footer: t('It was not you? Then choose a new password at once.'),
  }))
  await savePassword(platform, account.id, passwordHash, tx)
  await endAccess(platform, tx, account.id, { reach, keptSessionId })
  await deletePasswordResetsOf(tx, account.id)
  await platform.mail.send(mail, tx)
}

import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import type { MailMessage } from '../../../platform/mail/mail.ts'
import type { Needs } from '../../../platform/platform.ts'
import { writeMail } from '../../site/localizations/write-mail.service.ts'
import type { UserRow } from '../users/users.service.ts'
import { makeMailToken } from './mail-choice.service.ts'
import { presentNotification } from './notifications.presenter.ts'
import type { NotificationRow } from './notifications.repository.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

const DAY_MS = 24 * 3_600_000

/** A notification as a mail, in its reader's language, with the ways to stop such mails (RFC 2369, RFC 8058). */
export async function writeNotificationMail(
  platform: Needs<'clock' | 'config' | ToReadSettings>,
  row: NotificationRow,
  user: UserRow,
): Promise<MailMessage> {
  const { baseUrl } = platform.config
  const token = makeMailToken(platform, user.id, row.type)
  const message = await writeMail(platform, user, (t) => {
    const { lines, mainAction } = presentNotification(row, t).data
    const [heading = t('Notifications'), ...paragraphs] = lines.map(({ content }) => content)
    return {
      heading,
      paragraphs,
      // News, which may lead to an invitation: of no use to anybody the day after.
      validUntil: new Date(platform.clock.now().getTime() + DAY_MS),
      ...(mainAction && {
        button: { label: mainAction.label, url: addressOf(baseUrl, mainAction.action) },
      }),
      footer: t('You get this e-mail because you chose to: “:name”.', {
        name: t(NOTIFICATION_TYPES[row.type as NotificationType].name),
      }),
      footerLink: {
        label: t('Stop these e-mails'),
        url: `${baseUrl}/notifications/unsubscribe/${token}`,
      },
    }
  })
  return {
    ...message,
    headers: {
      'List-Unsubscribe': `<${baseUrl}/api/v1/notifications/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** Where an action leads: a page of the site, or of another one. */
function addressOf(baseUrl: string, action: string): string {
  return /^https?:\/\//.test(action)
    ? action
    : `${baseUrl}${action.startsWith('/') ? '' : '/'}${action}`
}

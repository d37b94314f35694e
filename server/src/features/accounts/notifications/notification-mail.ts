import type { MailMessage } from '../../../platform/mail/mail.ts'
import type { Platform } from '../../../platform/platform.ts'
import { accountTranslator } from '../../site/localizations/localizations.service.ts'
import type { UserRow } from '../users/users.service.ts'
import { makeMailToken } from './mail-choice.service.ts'
import { presentNotification } from './notifications.presenter.ts'
import type { NotificationRow } from './notifications.repository.ts'

/** A notification as a mail, in its reader's language, with the ways to stop such mails (RFC 2369, RFC 8058). */
export async function writeNotificationMail(platform: Platform, row: NotificationRow, user: UserRow): Promise<MailMessage> {
  const { baseUrl } = platform.config
  const t = await accountTranslator(platform, user.language)
  const { data } = presentNotification(row, t)
  const token = makeMailToken(platform, user.id, row.type)
  const [subject = '', ...rest] = data.lines.map(({ content }) => content)
  const action = data.mainAction && { label: data.mainAction.label, url: data.mainAction.action.startsWith('/') ? baseUrl + data.mainAction.action : data.mainAction.action }
  const text = [subject, ...rest, action && `${action.label}: ${action.url}`, `${t('Stop these e-mails')}: ${baseUrl}/notifications/unsubscribe/${token}`]
  return {
    to: user.email,
    subject,
    text: text.filter(Boolean).join('\n\n'),
    headers: {
      'List-Unsubscribe': `<${baseUrl}/api/v1/notifications/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

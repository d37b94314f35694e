import {
  isNotificationType,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@mediatheque/contract/accounts/notifications/notification-types.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findUserWithGrants } from '../users/users.service.ts'
import { channelsOf, switchChannel } from './preferences.service.ts'

const PURPOSE = 'notifications.unsubscribe'
const SEPARATOR = '~'

/** Names a reader and a kind of mail; only the site can have written it. It never expires: neither does the mail. */
export function makeMailToken({ secrets }: Needs<'secrets'>, userId: number, type: string): string {
  const value = `${userId}${SEPARATOR}${type}`
  return `${value}${SEPARATOR}${secrets.sign(value, PURPOSE)}`
}

export interface MailChoice {
  readonly type: NotificationType
  readonly name: string
  readonly email: string
  readonly isOn: boolean
}

/** @throws AppError notFound, for a link that the site did not write or whose account is gone */
async function readToken(
  platform: Needs<'db' | 'cache' | 'secrets'>,
  token: string,
): Promise<{ userId: number; type: NotificationType; email: string }> {
  const [id = '', type = '', signature = ''] = token.split(SEPARATOR)
  const isOurs = platform.secrets.isSignatureValid(`${id}${SEPARATOR}${type}`, signature, PURPOSE)
  const user = isOurs ? await findUserWithGrants(platform, Number(id)) : undefined
  if (!user || !isNotificationType(type)) throw new AppError('notFound')
  return { userId: user.row.id, type, email: user.row.email }
}

export async function getMailChoice(
  platform: Needs<'db' | 'cache' | 'secrets'>,
  token: string,
): Promise<MailChoice> {
  const { userId, type, email } = await readToken(platform, token)
  const isOn = (await channelsOf(platform.db, userId, type)).includes('email')
  return { type, name: NOTIFICATION_TYPES[type].name, email: maskEmail(email), isOn }
}

/** Mails of this kind stop, or come again. Its other channels stay as they are. */
export async function setMailChoice(
  platform: Needs<'db' | 'cache' | 'secrets'>,
  token: string,
  isOn: boolean,
): Promise<MailChoice> {
  const { userId, type } = await readToken(platform, token)
  await switchChannel(platform, { userId, type, channel: 'email', isOn })
  return getMailChoice(platform, token)
}

/** `a…@example.org`: a forwarded mail must not tell its reader's whole address. */
function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1…@')
}

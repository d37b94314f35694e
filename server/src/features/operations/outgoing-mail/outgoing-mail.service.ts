import type { Settings } from '@mediatheque/contract/settings.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MailServer, OutgoingMail } from '../../../platform/mail/outgoing-mail.ts'
import type { Needs } from '../../../platform/platform.ts'
import { readStoredSettings } from '../../site/settings/settings.service.ts'

/** The environment goes first: who runs the server decides by which mails go. */
export async function chooseOutgoingMail(
  platform: Needs<'config' | 'secrets' | 'log'>,
  db: Database,
): Promise<OutgoingMail> {
  const { config } = platform
  const settings = await readStoredSettings(platform, db)
  return {
    server: config.smtpUrl ?? serverOf(settings),
    from: config.variables['MAIL_FROM'] ? config.mailFrom : senderOf(settings, config.mailFrom),
  }
}

function serverOf({
  mail_server: { host, port, encryption, username },
  mail_server_key: { password },
}: Settings): MailServer | undefined {
  if (host === '') return undefined
  return {
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(username && { auth: { user: username, pass: password } }),
  }
}

/** @param fallback an address */
function senderOf({ mail_sender: { name, address } }: Settings, fallback: string) {
  return name === '' ? address || fallback : { name, address: address || fallback }
}

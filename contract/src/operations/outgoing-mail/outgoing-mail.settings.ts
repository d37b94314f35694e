import { z } from 'zod'
import { line, token, wholeNumber } from '../../core/input.ts'
import { placesOfSecrets } from '../../site/settings/secret-places.ts'
import { setByEnvironment } from '../../site/settings/set-by-environment.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { readSender } from './sender.ts'
import { readMailServer } from './mail-server.ts'

/** `starttls`: begun in the clear, and encrypted before anything is said. `none` is for a server on the own network. */
export const MAIL_ENCRYPTIONS = ['starttls', 'tls', 'none'] as const
export type MailEncryption = (typeof MAIL_ENCRYPTIONS)[number]

const part = (name: keyof ReturnType<typeof readMailServer>) => ({
  variable: 'SMTP_URL',
  read: (text: string) => readMailServer(text)[name],
})

export const outgoingMailSettingsPart = defineSettingsPart({
  tab: 'outgoing-email',
  public: {},
  private: {
    /** Whom mails of the site are from. Without an address: `no-reply` at the site's own host. */
    mail_sender: settingsGroup({
      name: line({ max: 100 }).default(''),
      address: z
        .union([z.literal(''), z.email('Please enter an email address.').max(254)])
        .default(''),
    }).register(setByEnvironment, {
      when: 'MAIL_FROM',
      values: {
        name: { variable: 'MAIL_FROM', read: (text) => readSender(text).name },
        address: { variable: 'MAIL_FROM', read: (text) => readSender(text).address },
      },
    }),
    /** Without a host, mails are kept in the log instead of being sent. */
    mail_server: settingsGroup({
      host: z
        .string()
        .trim()
        .max(253)
        .regex(/^([\w.-]+|\[[\da-f:.]+\])?$/i, 'Please enter a host such as mail.example.org.')
        .default(''),
      port: wholeNumber({ least: 1, most: 65_535 }).default(587),
      encryption: z.enum(MAIL_ENCRYPTIONS).default('starttls'),
      username: line({ max: 254 }).default(''),
    })
      .register(placesOfSecrets, {
        secret: 'mail_server_key',
        fields: ['host', 'port', 'encryption'],
      })
      .register(setByEnvironment, {
        when: 'SMTP_URL',
        values: {
          host: part('host'),
          port: part('port'),
          encryption: part('encryption'),
          username: part('username'),
        },
      }),
  },
  secret: {
    mail_server_key: settingsGroup({ password: token({ max: 500 }).default('') }).register(
      setByEnvironment,
      { when: 'SMTP_URL', values: { password: { variable: 'SMTP_URL' } } },
    ),
  },
})

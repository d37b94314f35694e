import type { Database } from '../database/database.ts'
import type { Needs } from '../platform.ts'

/** An address such as `smtps://user:password@host:465`, or what it would say. */
export type MailServer =
  | string
  | {
      readonly host: string
      readonly port: number
      /** TLS from the first byte on. */
      readonly secure: boolean
      /** Nothing is said before it is encrypted. */
      readonly requireTLS: boolean
      readonly ignoreTLS: boolean
      readonly auth?: { readonly user: string; readonly pass: string }
    }

export interface OutgoingMail {
  /** Undefined: mails are kept in the log. */
  readonly server: MailServer | undefined
  readonly from: string | { readonly name: string; readonly address: string }
}

/**
 * By which server mails go, and from whom: as a feature says, which knows the environment and the settings; without one
 * as the environment says. Read as it is at this moment: an address that was just changed is the one that is used.
 */
export async function readOutgoingMail(
  platform: Needs<'config' | 'features' | 'secrets' | 'log'>,
  db: Database,
): Promise<OutgoingMail> {
  const feature = platform.features.find(({ outgoingMail }) => outgoingMail)
  return (
    (await feature?.outgoingMail?.(platform, db)) ?? {
      server: platform.config.smtpUrl,
      from: platform.config.mailFrom,
    }
  )
}

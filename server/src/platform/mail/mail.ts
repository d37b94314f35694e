import type { Database } from '../database/database.ts'

export interface MailMessage {
  to: string
  subject: string
  /** The English line of its heading: what kind of mail it is, for the log. */
  kind?: string | undefined
  text: string
  html?: string
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>
  /** When the key or the code in it opens nothing any more: the log forgets its words then, if they were not sent before. */
  validUntil?: Date | undefined
}

export interface Mail {
  /**
   * Records a mail in the outgoing log and, when a mail server is configured, sends it in the background. Without
   * one it is kept in the log, sealed, for as long as it opens something. Within a transaction pass `tx`: a mail about
   * something that was rolled back is not sent.
   */
  send(message: MailMessage, tx?: Database): Promise<void>
}

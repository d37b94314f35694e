import type { Database } from '../database/database.ts'
import type { MailMessage } from './mail.ts'

/** @returns id of the mail in the log */
export async function recordOutgoingMail(
  db: Database,
  message: MailMessage,
  status: 'queued' | 'kept',
): Promise<number> {
  const { id } = await db
    .insertInto('outgoing_mails')
    .values({
      to_address: message.to,
      subject: message.subject,
      text_body: message.text,
      html_body: message.html ?? null,
      headers: JSON.stringify(message.headers ?? {}),
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A mail that waits to be sent. */
export function findQueuedMail(db: Database, id: number) {
  return db
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst()
}

export async function markMailSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({ status: 'sent', error: null, sent_at: sentAt })
    .where('id', '=', id)
    .execute()
}

/** `failed` when no attempt follows, else it stays queued with the reason beside it. */
export async function recordMailFailure(
  db: Database,
  id: number,
  reason: string,
  isFinal: boolean,
): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({ status: isFinal ? 'failed' : 'queued', error: reason })
    .where('id', '=', id)
    .execute()
}

import { MOST_WAITING } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { OutgoingMails } from '../database/types.generated.ts'

/** @returns id of the mail in the log */
export async function recordOutgoingMail(
  db: Database,
  mail: Insertable<OutgoingMails>,
): Promise<number> {
  const { id } = await db
    .insertInto('outgoing_mails')
    .values(mail)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A mail that waits to be sent, or was given up: its job runs again only where somebody wants it to. */
export function findUnsentMail(db: Database, id: number) {
  return db
    .selectFrom('outgoing_mails')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'failed'])
    .executeTakeFirst()
}

/** Whoever it was for has it: the log keeps that it was sent, not what opens something. */
export async function markMailSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({
      status: 'sent',
      error: null,
      sent_at: sentAt,
      sealed_content: null,
      attempts: sql`attempts + 1`,
    })
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
    .set({ status: isFinal ? 'failed' : 'queued', error: reason, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute()
}

/** What a mail opened is over: its words go, sent or not. */
export async function forgetSealedMails(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('outgoing_mails')
    .set({ sealed_content: null })
    .where('sealed_content', 'is not', null)
    .where('sealed_until', '<=', now)
    .execute()
}

export async function deleteOutgoingMailsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('outgoing_mails').where('created_at', '<', before).execute()
}

/** The mails that were sent to these addresses, whatever their case. */
export async function deleteMailsTo(tx: Database, addresses: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('outgoing_mails')
    .where(
      sql`lower(to_address)`,
      'in',
      addresses.map((address) => address.toLowerCase()),
    )
    .execute()
}

/** Mails of the time since that could not be delivered, up to {@link MOST_WAITING}. */
export async function countFailedMails(db: Database, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from outgoing_mails where created_at >= ${since} and status = 'failed'
    limit ${MOST_WAITING}) as failed`.execute(db)
  return rows[0]?.count ?? 0
}

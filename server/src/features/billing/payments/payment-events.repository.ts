import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { PaymentEvents } from '../../../platform/database/types.generated.ts'

export type PaymentEventRow = Omit<Selectable<PaymentEvents>, 'body'>

/** @returns its id, undefined where it came before */
export async function insertEvent(
  db: Database,
  event: Insertable<PaymentEvents>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export function findEvent(db: Database, id: number): Promise<PaymentEventRow | undefined> {
  return db
    .selectFrom('payment_events')
    .select([
      'id',
      'gateway',
      'event_id',
      'type',
      'subject_kind',
      'subject_id',
      'received_at',
      'worked_at',
      'attempts',
      'problem',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function noteEvent(
  db: Database,
  id: number,
  { workedAt, problem }: { workedAt: Date | null; problem: string | null },
): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ worked_at: workedAt, problem, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute()
}

/** What is waiting for longer than it should. */
export async function listWaitingEvents(
  db: Database,
  before: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('payment_events')
    .select('id')
    .where('worked_at', 'is', null)
    .where('received_at', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteEventsBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<', before)
    .where('worked_at', 'is not', null)
    .execute()
}

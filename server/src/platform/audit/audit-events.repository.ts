import { type Insertable, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { AuditEvents } from '../database/types.generated.ts'

export type NewAuditEvent = Insertable<AuditEvents>

/** A statement takes some tens of thousands of parameters. */
const AT_ONCE = 1_000

export async function insertAuditEvents(
  tx: Database,
  events: readonly NewAuditEvent[],
): Promise<void> {
  for (let from = 0; from < events.length; from += AT_ONCE)
    await tx
      .insertInto('audit_events')
      .values(events.slice(from, from + AT_ONCE))
      .execute()
}

/** Makes the months of the log from the one of this moment on. */
export async function addAuditMonths(db: Database, now: Date, ahead: number): Promise<void> {
  await sql`select add_audit_month(month::date) from generate_series(
    date_trunc('month', ${now}::timestamptz at time zone 'UTC'),
    date_trunc('month', ${now}::timestamptz at time zone 'UTC') + ${ahead} * interval '1 month', '1 month') as month`.execute(
    db,
  )
}

/** Drops months that ended before this moment. @returns how many */
export async function dropAuditMonths(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{
    dropped: number
  }>`select drop_audit_months(${before}) as dropped`.execute(db)
  return rows[0]?.dropped ?? 0
}

/**
 * An account goes: what was written down about it goes, and its name with what it did to its own. Who acted on what is
 * others' stays named, until the log itself goes; who deleted the own account is not named as a record either.
 */
export async function forgetAccountInHistory(
  tx: Database,
  userId: number,
  { isOwnWish }: { isOwnWish: boolean },
): Promise<void> {
  await tx
    .updateTable('audit_events')
    .set({ changes: '{}', state: null, ...(isOwnWish && { record_name: '' }) })
    .where('record_type', '=', 'user')
    .where('record_id', '=', String(userId))
    .execute()
  await tx
    .updateTable('audit_events')
    .set({ actor_name: null })
    .where('actor_id', '=', userId)
    .where('owner_id', '=', userId)
    .execute()
}

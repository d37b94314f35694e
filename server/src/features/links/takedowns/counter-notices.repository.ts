import type { COUNTER_STATUSES } from '@mediatheque/contract/links/takedowns/takedowns.schemas.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { CounterNotices, TakedownPeople } from '../../../platform/database/types.generated.ts'

export interface CounterRow extends Omit<Selectable<CounterNotices>, 'status'> {
  readonly status: (typeof COUNTER_STATUSES)[number]
}
export interface CounterLine extends CounterRow {
  readonly username: string | null
  readonly person: Selectable<TakedownPeople> | null
}

/** @returns undefined where one waits already */
export async function insertCounterNotice(
  tx: Database,
  values: Insertable<CounterNotices>,
  person: Omit<Insertable<TakedownPeople>, 'counter_notice_id'>,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('counter_notices')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('withdrawal_id').where('status', '=', 'waiting').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (row)
    await tx
      .insertInto('takedown_people')
      .values({ ...person, counter_notice_id: row.id })
      .execute()
  return row?.id
}

export async function findCounterNotice(db: Database, id: number): Promise<CounterRow | undefined> {
  return (await db
    .selectFrom('counter_notices')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()) as CounterRow | undefined
}

export async function hasWaitingCounter(db: Database, withdrawalId: number): Promise<boolean> {
  const row = await db
    .selectFrom('counter_notices')
    .select('id')
    .where('withdrawal_id', '=', withdrawalId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these about which an answer waits. */
export async function findCounteredWithdrawals(
  db: Database,
  withdrawalIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('counter_notices')
    .select('withdrawal_id')
    .where('withdrawal_id', 'in', [0, ...withdrawalIds])
    .where('status', '=', 'waiting')
    .execute()
  return new Set(rows.map(({ withdrawal_id: id }) => id))
}

/** Of all that a notice made go, oldest first. */
export async function listCounterNotices(
  db: Database,
  withdrawalIds: readonly number[],
): Promise<CounterLine[]> {
  return (await db
    .selectFrom('counter_notices as c')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .select([
      'u.username',
      sql`(select to_jsonb(p) from takedown_people p where p.counter_notice_id = c.id)`.as(
        'person',
      ),
    ])
    .where('c.withdrawal_id', 'in', [0, ...withdrawalIds])
    .orderBy('c.id')
    .limit(200)
    .execute()) as unknown as CounterLine[]
}

export async function updateCounterNotice(
  tx: Database,
  id: number,
  values: Updateable<CounterNotices>,
): Promise<void> {
  await tx.updateTable('counter_notices').set(values).where('id', '=', id).execute()
}

/** One that waits has no object any more once the thing is back. */
export async function acceptWaitingCounters(
  tx: Database,
  withdrawalId: number,
  values: Updateable<CounterNotices>,
): Promise<void> {
  await tx
    .updateTable('counter_notices')
    .set({ ...values, status: 'accepted' })
    .where('withdrawal_id', '=', withdrawalId)
    .where('status', '=', 'waiting')
    .execute()
}

export function listExportedCounters(db: Database, userId: number) {
  return db
    .selectFrom('counter_notices')
    .select(['statement', 'status', 'created_at', 'decided_at', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(1_000)
    .execute()
}

import type {
  SanctionKind,
  SanctionState,
  SanctionStop,
} from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'

export interface SanctionRow {
  readonly id: number
  readonly version: number
  readonly user_id: number
  readonly kind: SanctionKind
  readonly stops: readonly SanctionStop[]
  readonly reason: string
  readonly created_at: Date
  readonly ends_at: Date | null
  readonly acknowledged_at: Date | null
  readonly lifted_at: Date | null
  readonly lift_reason: string | null
  readonly created_by_name: string | null
  readonly lifted_by_name: string | null
}

const named = (column: 'created_by' | 'lifted_by') =>
  sql<string | null>`(select u.username from users u where u.id = ${sql.ref(`s.${column}`)})`

/** What became of each at a moment. */
export const stateAt = (now: Date): RawBuilder<SanctionState> =>
  sql`case when s.lifted_at is not null then 'lifted' when s.ends_at <= ${now} then 'ended' else 'active' end`

const selectSanctions = (db: Database) =>
  db
    .selectFrom('member_sanctions as s')
    .select(['s.id', 's.version', 's.user_id', 's.kind', 's.stops', 's.reason', 's.created_at'])
    .select(['s.ends_at', 's.acknowledged_at', 's.lifted_at', 's.lift_reason'])
    .select([named('created_by').as('created_by_name'), named('lifted_by').as('lifted_by_name')])

export async function findSanctionRows(
  db: Database,
  ids: readonly number[],
): Promise<SanctionRow[]> {
  const rows = await selectSanctions(db)
    .where('s.id', 'in', [0, ...ids])
    .execute()
  return rows as unknown as SanctionRow[]
}

/** The newest of a member. */
export async function listSanctionsOf(
  db: Database,
  userId: number,
  most: number,
): Promise<SanctionRow[]> {
  const rows = await selectSanctions(db)
    .where('s.user_id', '=', userId)
    .orderBy('s.id', 'desc')
    .limit(most)
    .execute()
  return rows as unknown as SanctionRow[]
}

export async function countSanctionsOf(
  db: Database,
  userId: number,
): Promise<{ count: number; lastId: number }> {
  const row = await db
    .selectFrom('member_sanctions')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(max(id), 0)`.as('lastId'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row
}

/** Those that are in force, whatever kind: neither lifted nor over. */
export async function listInForce(db: Database, userId: number, now: Date): Promise<SanctionRow[]> {
  const rows = await selectSanctions(db)
    .where('s.user_id', '=', userId)
    .where('s.lifted_at', 'is', null)
    .where((is) => is.or([is('s.ends_at', 'is', null), is('s.ends_at', '>', now)]))
    .orderBy('s.id', 'desc')
    .execute()
  return rows as unknown as SanctionRow[]
}

export interface NewSanction {
  readonly user_id: number
  readonly kind: SanctionKind
  readonly stops: readonly SanctionStop[]
  readonly reason: string
  readonly created_at: Date
  readonly created_by: number
  readonly ends_at: Date | null
}

export async function insertSanction(
  tx: Database,
  { stops, ...sanction }: NewSanction,
): Promise<number> {
  const made = tx
    .insertInto('member_sanctions')
    .values({ ...sanction, stops: [...stops] })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function markLifted(
  tx: Database,
  id: number,
  lifted: { readonly at: Date; readonly by: number; readonly reason: string | null },
): Promise<void> {
  await tx
    .updateTable('member_sanctions')
    .set({ lifted_at: lifted.at, lifted_by: lifted.by, lift_reason: lifted.reason })
    .where('id', '=', id)
    .execute()
}

/** The first time counts. */
export async function markAcknowledged(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('member_sanctions')
    .set({ acknowledged_at: now })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .execute()
}

/** For the history. */
export async function readSanctionStates(
  tx: Database,
  ids: readonly number[],
): Promise<AuditedState[]> {
  const rows = await tx
    .selectFrom('member_sanctions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.version', 's.user_id', 'u.username', 's.kind', 's.stops', 's.reason'])
    .select(['s.ends_at', 's.lifted_at', 's.lift_reason'])
    .where('s.id', 'in', [0, ...ids])
    .execute()
  return rows.map(({ id, version, username, ...values }) => ({
    id,
    version,
    name: username,
    ownerId: values.user_id,
    values: {
      ...values,
      stops: values.stops.join(', '),
      ends_at: values.ends_at?.toISOString() ?? null,
      lifted_at: values.lifted_at?.toISOString() ?? null,
    },
  }))
}

export function listExportedSanctions(db: Database, userId: number) {
  return db
    .selectFrom('member_sanctions')
    .select(['kind', 'stops', 'reason', 'created_at', 'ends_at', 'acknowledged_at'])
    .select(['lifted_at', 'lift_reason'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}

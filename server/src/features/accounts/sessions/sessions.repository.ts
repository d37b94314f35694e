import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Sessions } from '../../../platform/database/types.generated.ts'

export type SessionRow = Selectable<Sessions>

export async function insertSession(db: Database, session: Insertable<Sessions>): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

export function findOpenSession(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export function findSessionById(db: Database, id: number): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns whether it is there; it stays until the transaction ends */
export async function holdSession(tx: Database, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function touchSession(
  db: Database,
  id: number,
  values: { last_active_at: Date; expires_at?: Date },
): Promise<void> {
  await db.updateTable('sessions').set(values).where('id', '=', id).execute()
}

export async function setPasswordConfirmed(
  db: Database,
  id: number,
  confirmedAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ password_confirmed_at: confirmedAt })
    .where('id', '=', id)
    .execute()
}

export async function setViewedAs(
  db: Database,
  id: number,
  viewed: Pick<SessionRow, 'viewed_as_role_id' | 'viewed_as_until'>,
): Promise<void> {
  await db.updateTable('sessions').set(viewed).where('id', '=', id).execute()
}

export async function deleteSession(db: Database, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

export function listOpenSessions(db: Database, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_active_at', 'desc')
    .limit(100)
    .execute()
}

/** @returns the hashes of the sessions that ended */
export async function deleteSessionsOf(
  db: Database,
  userId: number,
  exceptId?: number,
): Promise<Buffer[]> {
  const deletion = db.deleteFrom('sessions').where('user_id', '=', userId)
  const rows = await (exceptId === undefined ? deletion : deletion.where('id', '!=', exceptId))
    .returning('token_hash')
    .execute()
  return rows.map((row) => row.token_hash)
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}

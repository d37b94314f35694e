import { BACKUP_STATES_AT_WORK } from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import type {
  BackupProblem,
  BackupState,
} from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import { type Selectable, sql } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { BackupProof } from '../../../platform/database/backup/prove-backup.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Backups } from '../../../platform/database/types.generated.ts'

export type BackupRow = Selectable<Backups>
export type ListedBackup = BackupRow & { readonly made_by: string | null }

const withMaker = (db: Database) =>
  db
    .selectFrom('backups')
    .leftJoin('users', 'users.id', 'backups.user_id')
    .selectAll('backups')
    .select('users.username as made_by')

/** Newest first. */
export const listBackupRows = (db: Database, most: number): Promise<ListedBackup[]> =>
  withMaker(db).orderBy('backups.id', 'desc').limit(most).execute()

export const findBackup = (db: Database, id: number): Promise<ListedBackup | undefined> =>
  withMaker(db).where('backups.id', '=', id).executeTakeFirst()

/** Whoever begins work on a backup waits for the others that do, so that it is counted what is at work. */
export async function lockBackups(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('backups', 0))`.execute(tx)
}

export async function countBackups(db: Database): Promise<{ all: number; atWork: number }> {
  return db
    .selectFrom('backups')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn
        .countAll<number>()
        .filterWhere('state', 'in', [...BACKUP_STATES_AT_WORK])
        .as('atWork'),
    ])
    .executeTakeFirstOrThrow()
}

export async function insertBackup(
  tx: Database,
  values: {
    readonly name: string
    readonly userId: number | null
    readonly isScheduled: boolean
    readonly now: Date
  },
): Promise<number> {
  const { name, userId, isScheduled, now } = values
  const { id } = await tx
    .insertInto('backups')
    .values({
      name,
      user_id: userId,
      is_scheduled: isScheduled,
      created_at: now,
      worked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function hasScheduledSince(tx: Database, since: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('backups')
    .select('id')
    .where('is_scheduled', '=', true)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Newest first. */
export const listScheduledBackups = (db: Database): Promise<BackupRow[]> =>
  db
    .selectFrom('backups')
    .selectAll()
    .where('is_scheduled', '=', true)
    .orderBy('id', 'desc')
    .execute()

/** From one state to another. @returns whether it was in the first */
export async function moveBackup(
  db: Database,
  id: number,
  step: { readonly from: readonly BackupState[]; readonly to: BackupState; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backups')
    .set({ state: step.to, problem: null, tables_done: 0, worked_at: step.now })
    .where('id', '=', id)
    .where('state', 'in', [...step.from])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** It is all written; what was written is read next. @returns false where it was given up meanwhile */
export async function noteKept(db: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backups')
    .set({ state: 'reading', is_kept: true, tables_done: 0, worked_at: now })
    .where('id', '=', id)
    .where('state', '=', 'copying')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function noteProgress(
  db: Database,
  id: number,
  progress: { readonly done: number; readonly total: number | null; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('backups')
    .set({ tables_done: progress.done, tables_count: progress.total, worked_at: progress.now })
    .where('id', '=', id)
    .where('state', 'in', [...BACKUP_STATES_AT_WORK])
    .execute()
}

export async function noteProof(
  db: Database,
  id: number,
  { proof, took, now }: { readonly proof: BackupProof; readonly took: number; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('backups')
    .set({
      state: 'good',
      tables_done: proof.tables,
      tables_count: proof.tables,
      rows_count: proof.rows,
      files_count: proof.files,
      size_bytes: proof.sizeBytes,
      checksum: proof.checksum,
      proved_at: now,
      proof_ms: took,
    })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute()
}

export async function noteFailure(db: Database, id: number, problem: BackupProblem): Promise<void> {
  await db
    .updateTable('backups')
    .set({ state: 'failed', problem })
    .where('id', '=', id)
    .where('state', 'in', [...BACKUP_STATES_AT_WORK])
    .execute()
}

/** Whoever finds it complete can have it read again. */
export async function noteLost(db: Database, id: number, isKept: boolean): Promise<void> {
  await db
    .updateTable('backups')
    .set({ state: 'failed', problem: 'lost', is_kept: isKept })
    .where('id', '=', id)
    .where('state', 'in', [...BACKUP_STATES_AT_WORK])
    .execute()
}

/** On which nobody has worked since then. */
export const listLostBackups = (db: Database, before: Date): Promise<BackupRow[]> =>
  db
    .selectFrom('backups')
    .selectAll()
    .where('state', 'in', [...BACKUP_STATES_AT_WORK])
    .where('worked_at', '<', before)
    .execute()

export async function noteDownload(tx: Database, id: number, now: Date): Promise<void> {
  await tx.updateTable('backups').set({ downloaded_at: now }).where('id', '=', id).execute()
}

/** @returns whether it was there and nobody worked on it */
export async function deleteBackupRow(tx: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('backups')
    .where('id', '=', id)
    .where('state', 'in', ['good', 'failed'])
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function readBackupStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await tx
    .selectFrom('backups')
    .select(['id', 'name', 'rows_count', 'size_bytes', 'downloaded_at'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute()
  return rows.map(({ id, ...values }) => ({ id, name: values.name, values }))
}

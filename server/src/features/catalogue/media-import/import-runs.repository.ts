import type { Database } from '../../../platform/database/database.ts'
import type { BatchCounts } from './import-batch.repository.ts'

export interface ImportRun {
  id: number
  lines_done: number
  bytes_done: number
  created: number
  updated: number
  skipped: number
  rejected: number
}

const COLUMNS = [
  'id',
  'lines_done',
  'bytes_done',
  'created',
  'updated',
  'skipped',
  'rejected',
] as const

/** Two do the same: the one that is behind ends. */
export class ConcurrentImport extends Error {
  constructor() {
    super('another import of this very file is running')
  }
}

/** The run of this very file that was not finished, else a new one. */
export async function openRun(
  db: Database,
  run: { fileName: string; fileHash: string; type: string },
): Promise<ImportRun> {
  const open = await db
    .selectFrom('import_runs')
    .select(COLUMNS)
    .where('file_hash', '=', run.fileHash)
    .where('type', '=', run.type)
    .where('finished_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (open) return open
  return db
    .insertInto('import_runs')
    .values({ file_name: run.fileName, file_hash: run.fileHash, type: run.type })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** @throws ConcurrentImport when someone else has moved the run on */
export async function saveProgress(
  tx: Database,
  run: ImportRun,
  progress: BatchCounts & { linesDone: number; rejected: number; bytesDone?: number },
): Promise<void> {
  const saved = await tx
    .updateTable('import_runs')
    .set((eb) => ({
      lines_done: progress.linesDone,
      ...(progress.bytesDone !== undefined && { bytes_done: progress.bytesDone }),
      created: eb('created', '+', progress.created),
      updated: eb('updated', '+', progress.updated),
      skipped: eb('skipped', '+', progress.skipped),
      rejected: eb('rejected', '+', progress.rejected),
    }))
    .where('id', '=', run.id)
    .where('lines_done', '=', run.lines_done)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw new ConcurrentImport()
}

export async function finishRun(db: Database, id: number): Promise<ImportRun> {
  return db
    .updateTable('import_runs')
    .set({ finished_at: new Date() })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export function listHostDomains(db: Database): Promise<{ domain: string; host_id: number }[]> {
  return db.selectFrom('host_domains').select(['domain', 'host_id']).execute()
}

export async function deleteRunsFinishedBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('import_runs').where('finished_at', '<', before).execute()
}

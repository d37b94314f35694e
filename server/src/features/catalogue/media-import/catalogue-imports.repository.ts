import { SHOWN_CATALOGUE_IMPORTS } from '@mediatheque/contract/catalogue/media-import/catalogue-files.schemas.ts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ImportRuns } from '../../../platform/database/types.generated.ts'
import type { FileUse } from '../../../platform/feature.ts'

/** What `import_runs.type` says of those of whole catalogues. */
export const CATALOGUE_RUN = 'catalogue'

export type CatalogueImportRow = Selectable<ImportRuns>

export function listCatalogueRuns(db: Database): Promise<CatalogueImportRow[]> {
  return db
    .selectFrom('import_runs')
    .selectAll()
    .where('type', '=', CATALOGUE_RUN)
    .orderBy('id', 'desc')
    .limit(SHOWN_CATALOGUE_IMPORTS)
    .execute()
}

export function findCatalogueRun(
  db: Database,
  id: number,
): Promise<CatalogueImportRow | undefined> {
  return db
    .selectFrom('import_runs')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', CATALOGUE_RUN)
    .executeTakeFirst()
}

/** Who starts the same at once comes after. */
export async function lockCatalogueRuns(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue-imports'))`.execute(tx)
}

/** Of which file it is, and that nothing is wrong with it any more. */
export async function noteFileOfRun(
  tx: Database,
  id: number,
  { fileId, bytes }: { readonly fileId: number; readonly bytes: number },
): Promise<void> {
  await tx
    .updateTable('import_runs')
    .set({ file_id: fileId, bytes_total: bytes, failure: null })
    .where('id', '=', id)
    .execute()
}

export async function noteFailure(db: Database, id: number, failure: string | null): Promise<void> {
  await db.updateTable('import_runs').set({ failure }).where('id', '=', id).execute()
}

/** A file is needed until its import is over. */
export async function listImportsOfFiles(
  db: Database,
  ids: readonly number[],
): Promise<readonly FileUse[]> {
  const rows = await db
    .selectFrom('import_runs')
    .select('file_id')
    .where('file_id', 'in', [0, ...ids])
    .where('finished_at', 'is', null)
    .execute()
  return rows.map(({ file_id: id }) => ({ fileId: Number(id), kind: 'Import', name: '' }))
}

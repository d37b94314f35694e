import { CATALOGUE_FILE_PURPOSE } from '@mediatheque/contract/catalogue/media-import/catalogue-files.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findSentFiles, keepFiles } from '../../operations/files/stored-files.service.ts'
import { workJob } from './catalogue-imports.jobs.ts'
import {
  CATALOGUE_RUN,
  type CatalogueImportRow,
  findCatalogueRun,
  listCatalogueRuns,
  lockCatalogueRuns,
  noteFailure,
  noteFileOfRun,
} from './catalogue-imports.repository.ts'
import { type Fault, listFaults } from './import-faults.repository.ts'
import { openRun } from './import-runs.repository.ts'

export const listCatalogueImports = ({ db }: Needs<'db'>): Promise<CatalogueImportRow[]> =>
  listCatalogueRuns(db)

/** @throws AppError notFound */
export async function getCatalogueImport(
  { db }: Needs<'db'>,
  id: number,
): Promise<CatalogueImportRow> {
  const run = await findCatalogueRun(db, id)
  if (!run) throw new AppError('notFound')
  return run
}

/** Of one file there is one import that is not over. @throws AppError validation on `file_id` for none that the caller sent */
export async function startCatalogueImport(
  platform: Needs<'db' | 'jobs'>,
  { user }: LoggedInActor,
  fileId: number,
): Promise<CatalogueImportRow> {
  const sent = { userId: user.id, purpose: CATALOGUE_FILE_PURPOSE, ids: [fileId] }
  const [file] = await findSentFiles(platform, sent)
  if (!file) throw fieldError('file_id', 'There is no record with this number.')
  const id = await platform.db.transaction().execute(async (tx) => {
    await lockCatalogueRuns(tx)
    if ((await keepFiles(tx, [file.id])).length === 0)
      throw fieldError('file_id', 'There is no record with this number.')
    const named = { fileName: file.name, fileHash: `file:${file.id}`, type: CATALOGUE_RUN }
    const run = await openRun(tx, named)
    await noteFileOfRun(tx, run.id, { fileId: file.id, bytes: Number(file.size_bytes) })
    await platform.jobs.enqueue(tx, workJob, { runId: run.id })
    return run.id
  })
  return getCatalogueImport(platform, id)
}

/** @throws AppError conflict for one that is over, or whose file is gone */
export async function resumeCatalogueImport(
  platform: Needs<'db' | 'jobs'>,
  { id, finished_at: finishedAt, file_id: fileId }: CatalogueImportRow,
): Promise<CatalogueImportRow> {
  if (finishedAt !== null || fileId === null)
    throw new AppError('conflict', { message: 'This import is over. Send the file again.' })
  await platform.db.transaction().execute(async (tx) => {
    await noteFailure(tx, id, null)
    await platform.jobs.enqueue(tx, workJob, { runId: id })
  })
  return getCatalogueImport(platform, id)
}

const FAULTS_READ = 500

export async function* readFaults({ db }: Needs<'db'>, id: number): AsyncGenerator<Fault> {
  for (let after = 0; ;) {
    const faults = await listFaults(db, id, { after, limit: FAULTS_READ })
    yield* faults
    if (faults.length < FAULTS_READ) return
    after = faults.at(-1)!.line
  }
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Needs } from '../../../platform/platform.ts'
import { CATALOGUE_RUN } from './catalogue-imports.repository.ts'
import { readFaults } from './catalogue-imports.service.ts'
import { importCatalogue } from './import-catalogue.ts'
import { finishRun, openRun } from './import-runs.repository.ts'
import { hashFile, type ImportOptions, type ImportResult } from './media-import.service.ts'
import { openBytes } from './open-lines.ts'
import { addToReport, openReport, reportPath } from './rejected-report.ts'

/** Whether a file begins like one that was exported. */
export async function isCatalogueFile(file: string): Promise<boolean> {
  const { input, raw } = openBytes(file)
  try {
    for await (const chunk of input) return /^\s*\{"mediatheque":/.test(String(chunk as Buffer))
    return false
  } finally {
    raw.destroy()
  }
}

/** Imports a file of a catalogue, on from where an import of this very file was stopped. @throws ConcurrentImport */
export async function importCatalogueFile(
  platform: Needs<'db' | 'cache' | 'config'>,
  { file, signal, onProgress }: Omit<ImportOptions, 'type' | 'isDryRun'>,
): Promise<ImportResult> {
  const { db, config } = platform
  const named = {
    fileName: path.basename(file),
    fileHash: await hashFile(file),
    type: CATALOGUE_RUN,
  }
  const run = await openRun(db, named)
  const resumedAt = run.lines_done
  const isPacked = file.endsWith('.gz')
  let bytesRead = () => 0
  await importCatalogue(platform, run, {
    open: (from) => {
      const { input, raw } = openBytes(file, from)
      bytesRead = () => from + raw.bytesRead
      return input as AsyncIterable<Buffer>
    },
    isPacked,
    ...(signal && { signal }),
    onProgress: ({ lines }) => onProgress?.({ lines, bytes: bytesRead() }),
  })
  const { created, updated, skipped, rejected } = await finishRun(db, run.id)
  const reports = await writeReports(platform, config.dataDir, { file, id: run.id })
  return { created, updated, skipped, rejected, resumedAt, ...reports }
}

async function writeReports(
  platform: Needs<'db'>,
  dataDir: string,
  { file, id }: { readonly file: string; readonly id: number },
): Promise<Pick<ImportResult, 'rejectedFile' | 'notesFile'>> {
  const [rejected, notes] = [
    reportPath(dataDir, file, 'rejected'),
    reportPath(dataDir, file, 'notes'),
  ]
  for (const report of [rejected, notes]) await openReport(report, 0)
  for await (const { is_refused: isRefused, ...fault } of readFaults(platform, id))
    await addToReport(isRefused ? rejected : notes, [fault])
  const made = (report: string) => (existsSync(report) ? report : null)
  return { rejectedFile: made(rejected), notesFile: made(notes) }
}

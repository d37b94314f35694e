import { Readable } from 'node:stream'
import type { Needs } from '../../../platform/platform.ts'
import {
  findSentFile,
  openSentFile,
  type ToReachFiles,
} from '../../operations/files/stored-files.service.ts'
import { findCatalogueRun, noteFailure } from './catalogue-imports.repository.ts'
import { importCatalogue } from './import-catalogue.ts'
import { ConcurrentImport, finishRun } from './import-runs.repository.ts'

/** Well below the time that a job has. */
const SLICE_MS = 120_000

interface Work {
  readonly runId: number
  readonly signal: AbortSignal
  readonly isLastAttempt: boolean
}

/**
 * Imports as much as fits into a while. What fails for good is said to those who wait for it, who can let it go on.
 * @returns whether something is left
 */
export async function workOnImport(
  platform: Needs<'db' | 'cache' | 'log' | ToReachFiles>,
  { runId, signal, isLastAttempt }: Work,
): Promise<boolean> {
  const run = await findCatalogueRun(platform.db, runId)
  if (!run || run.finished_at !== null || run.failure !== null) return false
  const slice = AbortSignal.timeout(SLICE_MS)
  try {
    const file = await findSentFile(platform, Number(run.file_id ?? 0))
    if (!file) throw new Error('The file is not there any more.')
    await importCatalogue(platform, run, {
      open: async (from) => {
        const end = Number(file.size_bytes) - 1
        if (from > end) return Readable.from([])
        const opened = await openSentFile(platform, file, { start: from, end })
        if (!opened) throw new Error('The file is not there any more.')
        return opened.stream
      },
      signal: AbortSignal.any([signal, slice]),
    })
    await finishRun(platform.db, run.id)
    return false
  } catch (error) {
    // Somebody else goes on with it.
    if (error instanceof ConcurrentImport) return false
    if (slice.aborted && !signal.aborted) return true
    if (isLastAttempt && !signal.aborted) {
      platform.log.error({ err: error, runId }, 'the import of a catalogue failed')
      await noteFailure(platform.db, run.id, (error as Error).message.slice(0, 500))
      return false
    }
    throw error
  }
}

import type { Needs } from '../../../platform/platform.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import { CHANNELS_TAG } from '../channels/channels.service.ts'
import { TITLES_TAG } from '../titles/titles.service.ts'
import { VALUE_LISTS_TAG } from '../value-lists/value-lists.service.ts'
import { type NumberedLine, writeCatalogueBatch } from './catalogue-batch.repository.ts'
import { identitiesOf, parseCatalogueLine, readRawLines } from './catalogue-lines.ts'
import type { BatchCounts } from './import-batch.repository.ts'
import { addFaults, type Fault } from './import-faults.repository.ts'
import { type ImportRun, saveProgress } from './import-runs.repository.ts'

/** Lines of a transaction, and bytes of them: what is read is in memory, and the next import waits for what is written. */
const BATCH_LINES = 200
const BATCH_BYTES = 4 * 1024 * 1024
const MOST_REPORTED_TEXT = 500

export interface CatalogueSource {
  /** From a byte on: the end of the last line that is done, or 0. */
  open(from: number): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>
  /** A packed file has no lines at its bytes: it is read from its beginning, and what is done is passed over. */
  readonly isPacked?: boolean
  /** Stops after the batch it is at. */
  readonly signal?: AbortSignal
  onProgress?(progress: { readonly lines: number; readonly bytes: number }): void
}

interface Batch {
  readonly lines: NumberedLine[]
  readonly faults: Fault[]
  readonly linesDone: number
  readonly bytesDone: number
}

/**
 * Imports a catalogue into a run, on from where that is: each batch is written in one transaction with its progress. What
 * is there is completed and never overwritten, so that the same file again changes nothing.
 * @throws ConcurrentImport; whatever the stream throws
 */
export async function importCatalogue(
  platform: Needs<'db' | 'cache'>,
  run: ImportRun,
  source: CatalogueSource,
): Promise<void> {
  try {
    for await (const batch of readBatches(source, run)) {
      await writeBatch(platform.db, run, batch)
      source.onProgress?.({ lines: batch.linesDone, bytes: batch.bytesDone })
      source.signal?.throwIfAborted()
    }
  } finally {
    // Also after a failure: what was committed before it is to be seen.
    await platform.cache.invalidate([TITLES_TAG, VALUE_LISTS_TAG, CHANNELS_TAG])
  }
}

async function* readBatches(
  source: CatalogueSource,
  { lines_done: skipLines, bytes_done: doneBytes }: Pick<ImportRun, 'lines_done' | 'bytes_done'>,
): AsyncGenerator<Batch> {
  const from = source.isPacked ? 0 : Number(doneBytes)
  let [lines, faults]: [NumberedLine[], Fault[]] = [[], []]
  let known = new Set<string>()
  let [line, begun, bytesDone] = [source.isPacked ? 0 : skipLines, from, from]
  const take = (linesDone: number): Batch => {
    const batch = { lines, faults, linesDone, bytesDone }
    ;[lines, faults, known, begun] = [[], [], new Set(), bytesDone]
    return batch
  }
  for await (const raw of readRawLines(await source.open(from))) {
    line++
    if (line > skipLines && (raw.fault !== undefined || raw.text.trim() !== '')) {
      const is = raw.fault === undefined ? parseCatalogueLine(raw.text) : { fault: raw.fault }
      const names = 'fault' in is ? [] : identitiesOf(is)
      // The second line about a record has to find the first.
      if (names.some((name) => known.has(name))) yield take(line - 1)
      for (const name of names) known.add(name)
      const report = (reason: string, isRefused: boolean): Fault => ({
        line,
        reason,
        text: textOf(raw.text),
        is_refused: isRefused,
      })
      if ('fault' in is) faults.push(report(is.fault, true))
      else {
        lines.push({ line, is, bytes: from + raw.bytes })
        if (is.notes.length > 0) faults.push(report(is.notes.join('; '), false))
      }
    }
    bytesDone = from + raw.bytes
    const isFull = lines.length + faults.length >= BATCH_LINES || bytesDone - begun >= BATCH_BYTES
    if (line > skipLines && isFull) yield take(line)
  }
  if (line > skipLines) yield take(line)
}

/** As the database holds it, which has neither halves of pairs nor NUL. */
const textOf = (text: string) =>
  text.slice(0, MOST_REPORTED_TEXT).toWellFormed().replaceAll('\0', '\uFFFD')

/** What of a batch the database refuses is found line by line. */
async function writeBatch(db: Database, run: ImportRun, batch: Batch): Promise<void> {
  try {
    await writeLines(db, run, batch)
  } catch (error) {
    if (!isRefusal(error) || batch.lines.length === 0) throw error
    const { lines, faults, linesDone, bytesDone } = batch
    for (const [at, one] of lines.entries()) {
      const isLast = at === lines.length - 1
      const upTo = isLast ? linesDone : one.line
      const own = faults.filter(({ line }) => line > run.lines_done && line <= upTo)
      const end = isLast ? bytesDone : one.bytes
      await writeLine(db, run, { lines: [one], faults: own, linesDone: upTo, bytesDone: end })
    }
  }
}

async function writeLine(db: Database, run: ImportRun, batch: Batch): Promise<void> {
  const [one] = batch.lines
  try {
    await writeLines(db, run, batch)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const fault = {
      line: one!.line,
      reason: `refused by the database: ${(error as Error).message}`,
      text: textOf(JSON.stringify(one!.is.doc)),
      is_refused: true,
    }
    const faults = [...batch.faults.filter(({ line }) => line !== fault.line), fault]
    await writeLines(db, run, { ...batch, lines: [], faults })
  }
}

async function writeLines(db: Database, run: ImportRun, batch: Batch): Promise<void> {
  const { lines, faults, linesDone, bytesDone } = batch
  await retryAfterDeadlock(() =>
    db.transaction().execute(async (tx) => {
      const counts: BatchCounts =
        lines.length > 0
          ? await writeCatalogueBatch(tx, lines)
          : { created: 0, updated: 0, skipped: 0 }
      const rejected = faults.filter(({ is_refused: isRefused }) => isRefused).length
      await saveProgress(tx, run, { ...counts, linesDone, rejected, bytesDone })
      await addFaults(tx, run.id, faults)
    }),
  )
  run.lines_done = linesDone
}

/** What the values of a line break, as PostgreSQL says: 21 twice the same, 22 what is no such value, 23 a rule of a table. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[123]/.test(String(error.code))

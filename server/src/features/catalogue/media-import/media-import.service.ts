import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { normaliseLinkUrl } from '@mediatheque/contract/links/links/normalise-link-url.ts'
import type { Needs } from '../../../platform/platform.ts'
import { VALUE_LISTS_TAG } from '../value-lists/value-lists.service.ts'
import { CHANNELS_TAG } from '../channels/channels.service.ts'
import { TITLES_TAG } from '../titles/titles.service.ts'
import { GENRE_SYNONYMS } from './genre-synonyms.data.ts'
import { type BatchCounts, type BatchRow, writeBatch } from './import-batch.repository.ts'
import { finishRun, listHostDomains, openRun, saveProgress } from './import-runs.repository.ts'
import { type ImportedFilm, parseFilmLine, possibleYears } from './parse-film-line.ts'
import { openLines } from './open-lines.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import { addToReport, openReport, reportPath, type ReportedLine } from './rejected-report.ts'

const BATCH_ROWS = 500
const MOST_REPORTED_TEXT = 2_000

export interface ImportOptions {
  file: string
  type: TitleType
  /** Reads and matches everything, and writes nothing. */
  isDryRun: boolean
  /** Stops the import after the batch it is at; running it again goes on there. */
  signal?: AbortSignal
  onProgress?(progress: { lines: number; bytes: number }): void
}

export interface ImportResult extends BatchCounts {
  rejected: number
  /** Lines that an earlier, interrupted run had done. */
  resumedAt: number
  rejectedFile: string | null
  /** Where is noted what was left out of lines that were imported. */
  notesFile: string | null
}

class DryRun extends Error {}

/**
 * Imports a file of JSON Lines in batches, each in one transaction with its progress, so that a killed run goes on
 * where it stopped. What is known already is completed, never overwritten: running again changes nothing.
 */
export async function importFile(
  platform: Needs<'db' | 'cache' | 'clock' | 'config'>,
  options: ImportOptions,
): Promise<ImportResult> {
  const { db, config, cache } = platform
  const hostIds = new Map(
    (await listHostDomains(db)).map(({ domain, host_id }) => [domain, host_id]),
  )
  const source = {
    ...options,
    years: possibleYears(options.type, platform.clock.now().getFullYear()),
    hostIds,
  }
  if (options.isDryRun) return tryOut(platform, source)

  const run = await openRun(db, {
    fileName: path.basename(options.file),
    fileHash: await hashFile(options.file),
    type: options.type,
  })
  const resumedAt = run.lines_done
  const reports = {
    rejected: reportPath(config.dataDir, options.file, 'rejected'),
    notes: reportPath(config.dataDir, options.file, 'notes'),
  }
  for (const report of Object.values(reports)) await openReport(report, run.lines_done)
  try {
    for await (const batch of readBatches(source, run.lines_done)) {
      await retryAfterDeadlock(() =>
        db.transaction().execute(async (tx) => {
          const counts = await writeBatch(tx, options.type, batch.rows)
          await saveProgress(tx, run, {
            ...counts,
            linesDone: batch.linesDone,
            rejected: batch.rejected.length,
          })
          // Before the commit: lines noted for a batch that is lost are forgotten when the run goes on.
          await addToReport(reports.rejected, batch.rejected)
          await addToReport(reports.notes, batch.notes)
        }),
      )
      run.lines_done = batch.linesDone
      options.onProgress?.({ lines: batch.linesDone, bytes: batch.bytes })
      options.signal?.throwIfAborted()
    }
  } finally {
    // Also after a failure: what was committed before it is to be seen.
    await cache.invalidate([TITLES_TAG, VALUE_LISTS_TAG, CHANNELS_TAG])
  }
  const { created, updated, skipped, rejected } = await finishRun(db, run.id)
  return {
    created,
    updated,
    skipped,
    rejected,
    resumedAt,
    rejectedFile: rejected > 0 ? reports.rejected : null,
    notesFile: existsSync(reports.notes) ? reports.notes : null,
  }
}

/** The whole file in one transaction that is rolled back, because later lines have to find what earlier ones made. */
async function tryOut(platform: Needs<'db'>, source: Source): Promise<ImportResult> {
  const result: ImportResult = {
    created: 0,
    updated: 0,
    skipped: 0,
    rejected: 0,
    resumedAt: 0,
    rejectedFile: null,
    notesFile: null,
  }
  const attempt = platform.db.transaction().execute(async (tx) => {
    for await (const batch of readBatches(source, 0)) {
      const counts = await writeBatch(tx, source.type, batch.rows)
      for (const key of ['created', 'updated', 'skipped'] as const) result[key] += counts[key]
      result.rejected += batch.rejected.length
      source.onProgress?.({ lines: batch.linesDone, bytes: batch.bytes })
      source.signal?.throwIfAborted()
    }
    throw new DryRun()
  })
  await attempt.catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error
  })
  return result
}

interface Source extends ImportOptions {
  years: { first: number; last: number }
  hostIds: ReadonlyMap<string, number>
}

interface Batch {
  rows: BatchRow[]
  rejected: ReportedLine[]
  notes: ReportedLine[]
  linesDone: number
  /** Bytes of the file read so far. */
  bytes: number
}

async function* readBatches(source: Source, skipLines: number): AsyncGenerator<Batch> {
  const { lines, bytesRead } = openLines(source.file)
  const start = (linesDone: number): Batch => ({
    rows: [],
    rejected: [],
    notes: [],
    linesDone,
    bytes: bytesRead(),
  })
  let batch = start(skipLines)
  let line = 0
  for await (const text of lines) {
    line++
    if (line <= skipLines) continue
    if (text.trim() !== '') readLine(source, batch, line, text)
    batch.linesDone = line
    if (batch.rows.length + batch.rejected.length < BATCH_ROWS) continue
    yield { ...batch, bytes: bytesRead() }
    batch = start(line)
  }
  yield { ...batch, bytes: bytesRead() }
}

function readLine(source: Source, batch: Batch, line: number, text: string): void {
  const report = (reason: string): ReportedLine => ({
    line,
    reason,
    text: text.slice(0, MOST_REPORTED_TEXT),
  })
  const parsed = parseFilmLine(text, source.years)
  if ('reason' in parsed) {
    batch.rejected.push(report(parsed.reason))
    return
  }
  const row = toRow(line, parsed.film, source.hostIds)
  const notes =
    parsed.film.link && !row.link
      ? [...parsed.notes, 'link left out: its host is not in the list of hosts']
      : parsed.notes
  if (notes.length > 0) batch.notes.push(report(notes.join('; ')))
  batch.rows.push(row)
}

function toRow(line: number, film: ImportedFilm, hostIds: ReadonlyMap<string, number>): BatchRow {
  return {
    line,
    name: film.name,
    year: film.year,
    overview: film.overview,
    poster: film.poster,
    imdb: film.imdb,
    wikidata: film.wikidata,
    popularity: popularityOf(film),
    cast: film.cast,
    genres: film.genres.map((name) => ({
      slug: GENRE_SYNONYMS[name.toLowerCase()] ?? slugify(name),
      name,
    })),
    link: linkOf(film, hostIds),
  }
}

/** An order from what is known, below every work that was picked by hand: something to open first, then something to see. */
function popularityOf({ link, poster, overview, cast }: ImportedFilm): number {
  return (
    1 +
    (link ? 8 : 0) +
    (poster ? 4 : 0) +
    Math.min((overview?.length ?? 0) / 200, 4) +
    Math.min(cast.length, 10) / 5
  )
}

function linkOf({ link }: ImportedFilm, hostIds: ReadonlyMap<string, number>): BatchRow['link'] {
  if (!link) return null
  const url = new URL(link)
  const labels = url.hostname.split('.')
  const hostId = labels
    .map((_, cut) => hostIds.get(labels.slice(cut).join('.')))
    .find((id) => id !== undefined)
  return hostId === undefined ? null : { url: link, normalised: normaliseLinkUrl(url), hostId }
}

/** SHA-256 of the whole of a file, in hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

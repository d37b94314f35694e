import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import { normaliseLinkUrl } from '@mediatheque/contract/links/links/normalise-link-url.ts'
import type { Platform } from '../../../platform/platform.ts'
import { GENRE_SYNONYMS } from './genre-synonyms.data.ts'
import { type BatchCounts, type BatchRow, writeBatch } from './import-batch.repository.ts'
import { finishRun, type ImportRun, listHostDomains, openRun, saveProgress } from './import-runs.repository.ts'
import { type ImportedFilm, parseFilmLine, roughKey } from './parse-film-line.ts'

const BATCH_ROWS = 500

export interface ImportOptions {
  file: string
  type: TitleType
  /** Reads and matches everything, and writes nothing. */
  isDryRun: boolean
  onProgress?(progress: { lines: number; bytes: number }): void
}

export interface ImportResult extends BatchCounts {
  rejected: number
  /** Lines that an earlier, interrupted run had done. */
  resumedAt: number
  rejectedFile: string | null
}

interface Rejected {
  line: number
  reason: string
  text: string
}

class DryRun extends Error {}

/**
 * Imports a file of JSON Lines in batches, each in one transaction with its progress, so that a killed run goes on
 * where it stopped. What is known already is completed, never overwritten: running again changes nothing.
 */
export async function importFile(platform: Platform, options: ImportOptions): Promise<ImportResult> {
  const { db } = platform
  const run = await openRun(db, { fileName: path.basename(options.file), fileHash: await hashFile(options.file), type: options.type })
  const hostIds = new Map((await listHostDomains(db)).map(({ domain, host_id }) => [domain, host_id]))
  const rejectedFile = path.join(platform.config.dataDir, 'imports', `${path.basename(options.file)}.rejected.jsonl`)
  const totals: BatchCounts = { created: 0, updated: 0, skipped: 0 }
  let rejectedCount = 0

  for await (const batch of readBatches(options, run.lines_done, platform.clock.now().getFullYear())) {
    const rows = batch.films.map(({ line, film }) => toRow(line, film, hostIds))
    const counts = await writeOne(platform, options, run, { ...batch, rows })
    for (const key of ['created', 'updated', 'skipped'] as const) totals[key] += counts[key]
    rejectedCount += batch.rejected.length
    if (!options.isDryRun) await reportRejected(rejectedFile, batch.rejected)
    options.onProgress?.({ lines: batch.linesDone, bytes: batch.bytes })
  }
  const finished: Omit<ImportRun, 'id' | 'lines_done'> = options.isDryRun ? { ...totals, rejected: rejectedCount } : await finishRun(db, run.id)
  await platform.cache.invalidate(['titles', 'people', 'genres', 'channels', 'links'])
  return { created: finished.created, updated: finished.updated, skipped: finished.skipped, rejected: finished.rejected, resumedAt: run.lines_done, rejectedFile: finished.rejected > 0 && !options.isDryRun ? rejectedFile : null }
}

async function writeOne(platform: Platform, options: ImportOptions, run: ImportRun, batch: Batch & { rows: BatchRow[] }): Promise<BatchCounts> {
  let counts: BatchCounts = { created: 0, updated: 0, skipped: 0 }
  try {
    await platform.db.transaction().execute(async (tx) => {
      if (batch.rows.length > 0) counts = await writeBatch(tx, options.type, batch.rows)
      await saveProgress(tx, run.id, { ...counts, linesDone: batch.linesDone, rejected: batch.rejected.length })
      if (options.isDryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return counts
}

interface Batch {
  films: { line: number; film: ImportedFilm }[]
  rejected: Rejected[]
  linesDone: number
  /** Bytes of the file read so far. */
  bytes: number
}

/** Two lines about one film never share a batch: the second has to find the first. */
async function* readBatches({ file }: ImportOptions, skipLines: number, thisYear: number): AsyncGenerator<Batch> {
  const source = createReadStream(file)
  const input = file.endsWith('.gz') ? source.pipe(createGunzip()) : source
  let batch: Batch = { films: [], rejected: [], linesDone: skipLines, bytes: 0 }
  let keys = new Set<string>()
  let line = 0
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line++
    if (line <= skipLines || text.trim() === '') continue
    const parsed = parseFilmLine(text, thisYear)
    if ('reason' in parsed) batch.rejected.push({ line, reason: parsed.reason, text: text.slice(0, 2_000) })
    else {
      const key = roughKey(parsed.film)
      const isRepeated = keys.has(key) || (parsed.film.imdb !== null && keys.has(parsed.film.imdb))
      if (isRepeated || batch.films.length >= BATCH_ROWS) {
        yield { ...batch, linesDone: line - 1, bytes: source.bytesRead }
        batch = { films: [], rejected: [], linesDone: line - 1, bytes: 0 }
        keys = new Set()
      }
      keys.add(key)
      if (parsed.film.imdb) keys.add(parsed.film.imdb)
      batch.films.push({ line, film: parsed.film })
    }
  }
  yield { ...batch, linesDone: line, bytes: source.bytesRead }
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
    genres: film.genres.map((name) => ({ slug: GENRE_SYNONYMS[name.toLowerCase()] ?? slugify(name), name })),
    link: linkOf(film, hostIds),
  }
}

/** An order from what is known, below every work that was picked by hand: something to open first, then something to see. */
function popularityOf({ link, poster, overview, cast }: ImportedFilm): number {
  return 1 + (link ? 8 : 0) + (poster ? 4 : 0) + Math.min((overview?.length ?? 0) / 200, 4) + Math.min(cast.length, 10) / 5
}

function linkOf({ link }: ImportedFilm, hostIds: ReadonlyMap<string, number>): BatchRow['link'] {
  if (!link) return null
  const url = new URL(link)
  const labels = url.hostname.split('.')
  const hostId = labels.map((_, cut) => hostIds.get(labels.slice(cut).join('.'))).find((id) => id !== undefined)
  return hostId === undefined ? null : { url: link, normalised: normaliseLinkUrl(url), hostId }
}

async function reportRejected(file: string, rejected: readonly Rejected[]): Promise<void> {
  if (rejected.length === 0) return
  await mkdir(path.dirname(file), { recursive: true })
  await appendFile(file, rejected.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

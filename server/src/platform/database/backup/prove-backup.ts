import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { BackupManifest } from './back-up.ts'
import { readManifest } from './read-manifest.ts'
import { type FoundFile, walkFiles } from './walk-files.ts'

/** What was read of a backup, from the first byte to the last. */
export interface BackupProof {
  readonly tables: number
  readonly rows: number
  /** Stored files, without those of the tables. */
  readonly files: number
  /** On the disk, of everything. */
  readonly sizeBytes: number
  /** SHA-256 in hex over the names and contents of all files: the same as long as nobody changes one. */
  readonly checksum: string
}

/** A backup of which something is missing, cut or changed. The message names the file within it. */
export class DamagedBackup extends Error {}

interface ProveOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

/**
 * Reads a whole backup: every table is unpacked and has the rows that its manifest says, each row has its columns, and
 * every file is there and has its sum. What a restore would stumble over is found while the database is still there.
 * @throws DamagedBackup
 */
export async function proveBackup(
  folder: string,
  { signal, onProgress }: ProveOptions = {},
): Promise<BackupProof> {
  const manifest = await readManifest(folder).catch((error: unknown) => {
    throw new DamagedBackup('manifest.json', { cause: error })
  })
  const tables = new Map(manifest.tables.map((table) => [`tables/${table.name}.copy.gz`, table]))
  const found = { tables: 0, rows: 0, files: 0, sizeBytes: 0, filesBytes: 0 }
  const missing = new Set([...tables.keys(), ...Object.keys(manifest.checksums ?? {})])
  const whole = createHash('sha256')
  for await (const file of walkFiles(folder)) {
    const table = tables.get(file.name)
    const { hash, rows, columnEnds } = await readThrough(file, { isRows: !!table, signal })
    whole.update(`${hash}  ${file.name}\n`)
    const sum = manifest.checksums?.[file.name]
    if (sum !== undefined && sum !== hash) throw new DamagedBackup(file.name)
    missing.delete(file.name)
    found.sizeBytes += file.sizeBytes
    if (table) {
      const isWhole = rows === table.rows && columnEnds === rows * (table.columns.length - 1)
      if (!isWhole) throw new DamagedBackup(file.name)
      found.tables += 1
      found.rows += rows
      onProgress?.(found.tables, tables.size)
    } else if (file.name.startsWith('files/')) {
      found.files += 1
      found.filesBytes += file.sizeBytes
    }
  }
  for (const name of missing) throw new DamagedBackup(name)
  assertAllFiles(manifest, found)
  const { filesBytes: _, ...proof } = found
  return { ...proof, checksum: whole.digest('hex') }
}

/** Backups of older versions do not say how many there are. */
function assertAllFiles(
  { files }: BackupManifest,
  found: { readonly files: number; readonly filesBytes: number },
): void {
  if (files && (files.count !== found.files || files.sizeBytes !== found.filesBytes))
    throw new DamagedBackup('files')
}

const LINE_END = 0x0a
const COLUMN_END = 0x09

/** Rows and columns end with a byte that PostgreSQL writes as two letters where it is part of a value. */
async function readThrough(
  { path, name, sizeBytes }: FoundFile,
  { isRows, signal }: { readonly isRows: boolean; readonly signal?: AbortSignal | undefined },
): Promise<{ hash: string; rows: number; columnEnds: number }> {
  const hash = createHash('sha256')
  let read = 0
  let rows = 0
  let columnEnds = 0
  async function* hashed(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk)
      read += chunk.length
      yield chunk
    }
  }
  async function count(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      if (!isRows) continue
      rows += occurrences(chunk, LINE_END)
      columnEnds += occurrences(chunk, COLUMN_END)
    }
  }
  const file = createReadStream(path)
  const reading = isRows
    ? pipeline(file, hashed, createGunzip(), count, { signal })
    : pipeline(file, hashed, count, { signal })
  await reading.catch((error: unknown) => {
    signal?.throwIfAborted()
    throw new DamagedBackup(name, { cause: error })
  })
  if (read !== sizeBytes) throw new DamagedBackup(name)
  return { hash: hash.digest('hex'), rows, columnEnds }
}

function occurrences(chunk: Buffer, byte: number): number {
  let count = 0
  for (let at = chunk.indexOf(byte); at !== -1; at = chunk.indexOf(byte, at + 1)) count += 1
  return count
}

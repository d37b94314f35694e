import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { passing } from '../../../platform/passing-bytes.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { extensionOf } from './file-name.ts'
import { isPicture, redrawPicture } from './redraw-picture.ts'
import { SNIFFED_BYTES, type SniffedType, sniffType } from './sniff-type.ts'

/** What is stored. */
export interface FileContent {
  readonly sizeBytes: number
  readonly mime: string
  readonly extension: string
  /** SHA-256 in hex; null where the bytes never passed through the site, until a job has read them. */
  readonly checksum: string | null
}

/** A file that may be kept, as it will be. */
interface InspectedFile extends FileContent {
  /** Of what is to be stored: the file itself, or the picture that was drawn of it beside it. */
  readonly path: string
}

/**
 * Looks into a file that has arrived: what it is, whether its purpose takes that, and pictures are drawn anew.
 * @throws AppError validation on `file`, unavailable
 */
export async function inspectContent(
  purpose: FilePurpose,
  { path, name }: { path: string; name: string },
): Promise<InspectedFile> {
  const kept = purpose.keptAs
    ? { path, ...purpose.keptAs }
    : await sniffContent(purpose, { path, name })
  const { size } = await stat(kept.path)
  return { ...kept, sizeBytes: size, checksum: await checksumOf(createReadStream(kept.path)) }
}

async function sniffContent(purpose: FilePurpose, { path, name }: { path: string; name: string }) {
  const sniffed = await sniffType(await readStart(path))
  assertTypeAllowed(purpose, sniffed)
  return isPicture(sniffed.mime)
    ? drawBeside(sniffed.mime, path, purpose)
    : { path, mime: sniffed.mime, extension: sniffed.extension ?? extensionOf(name) ?? 'bin' }
}

/**
 * Drawings can hold scripts, and pictures that cannot be drawn anew tell where they were taken: neither is ever kept.
 * @throws AppError validation on `file`
 */
export function assertTypeAllowed({ types }: FilePurpose, { mime }: SniffedType): void {
  const isSafe = !mime.startsWith('image/') || isPicture(mime)
  if (!isSafe || !(types === null || types.includes(mime)))
    throw fieldError('file', 'This file type is not allowed')
}

async function drawBeside(mime: string, path: string, purpose: FilePurpose) {
  const drawn = `${path}.drawn`
  return { path: drawn, ...(await redrawPicture(mime, { from: path, to: drawn, purpose })) }
}

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** @returns SHA-256 in hex of all that the stream gives */
export async function checksumOf(content: Readable, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, passing(), hash, { signal })
  return hash.digest('hex')
}

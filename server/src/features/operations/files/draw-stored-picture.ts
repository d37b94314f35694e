import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type FileContent, inspectContent } from './inspect-content.ts'

/** Larger ones than any camera writes are not drawn anew. */
const PICTURE_MAX_BYTES = 64 * 1024 * 1024

interface StoredPicture {
  readonly key: string
  readonly name: string
  readonly sizeBytes: number
  readonly purpose: FilePurpose
  /** What arrived, from its first byte. */
  readonly open: () => Readable | Promise<Readable>
}

/**
 * Draws a picture that has arrived on a disk anew, and puts it there under its key.
 * @throws AppError validation on `file`, unavailable
 */
export async function drawStoredPicture(
  disk: Storage,
  { key, name, sizeBytes, purpose, open }: StoredPicture,
): Promise<FileContent> {
  if (sizeBytes > PICTURE_MAX_BYTES) throw fieldError('file', 'This image has too many pixels.')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mediatheque-picture-'))
  try {
    const arrived = path.join(folder, 'picture')
    await pipeline(await open(), createWriteStream(arrived, { mode: 0o600 }))
    const content = await inspectContent(purpose, { path: arrived, name })
    await disk.put(key, createReadStream(content.path))
    return content
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

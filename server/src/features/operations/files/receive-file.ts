import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { diskFor, openBucket, openDisk, type ToReachFiles } from './disks.ts'
import { assertSizeAllowed, type FileSender, reserveSpace } from './file-space.ts'
import { tidyFileName } from './file-name.ts'
import { deleteUpload, type FileRow, insertFile, type UploadRow } from './files.repository.ts'
import { emptyUpload, listPieces } from './tus-uploads.repository.ts'
import { type FileContent, inspectContent } from './inspect-content.ts'

/** Files are looked into, and pictures drawn: nobody needs that all day. */
const FILES_BY_ACCOUNT: Throttle = {
  name: 'files.account',
  by: 'account',
  attempts: 1_000,
  windowSeconds: 3_600,
}
/** What is here already is stored well before that. */
const STORING_MS = 3_600_000
const KEY_BYTES = 16

export interface ArrivedFile {
  readonly sender: FileSender
  readonly purpose: FilePurpose
  /** As the client calls it. */
  readonly name: string
  /** Where it lies; what is drawn of a picture is written beside it, and removed. */
  readonly path: string
  readonly sizeBytes: number
}

/**
 * Keeps a file that has arrived whole. Its space is taken before it is stored, so that a process that ends in between
 * leaves an upload which the next cleaning finds.
 * @throws AppError validation on `file`, forbidden when there is no space left, tooManyRequests, unavailable
 */
export async function receiveFile(
  platform: Needs<'clock' | ToReachFiles>,
  { sender, purpose, path, ...arrived }: ArrivedFile,
): Promise<FileRow> {
  const name = tidyFileName(arrived.name)
  assertSizeAllowed(purpose, sender, { name, sizeBytes: arrived.sizeBytes })
  await countFile(platform, sender)
  const content = await inspectContent(purpose, { path, name })
  try {
    const upload = await reserveSpace(platform, {
      sender,
      purpose,
      row: {
        disk: await diskFor(platform, purpose),
        key: newFileKey(purpose),
        name,
        size_bytes: content.sizeBytes,
        expires_at: new Date(platform.clock.now().getTime() + STORING_MS),
      },
    })
    return await store(platform, upload, { content, purpose, path: content.path })
  } finally {
    if (content.path !== path) await rm(content.path, { force: true })
  }
}

/** @throws AppError tooManyRequests */
export function countFile(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  { user }: FileSender,
): Promise<void> {
  return countAttempt(platform, FILES_BY_ACCOUNT, String(user.id))
}

/** Nobody can guess it; folders of a few hundred files each. */
export function newFileKey({ name }: FilePurpose): string {
  const random = randomBytes(KEY_BYTES).toString('hex')
  return `${name}/${random.slice(0, 2)}/${random}`
}

interface Inspected {
  readonly content: FileContent
  readonly purpose: FilePurpose
}

async function store(
  platform: Needs<'clock' | ToReachFiles>,
  upload: UploadRow,
  { path, ...inspected }: Inspected & { path: string },
): Promise<FileRow> {
  try {
    const disk = await openDisk(platform, upload.disk)
    await disk.put(upload.key, createReadStream(path))
    return await finishUpload(platform, upload, inspected)
  } catch (error) {
    // Where the disk cannot be reached, the next cleaning tries again.
    await forgetUpload(platform, upload).catch((err: unknown) =>
      platform.log.error({ err, uploadId: upload.id }, 'an upload could not be removed'),
    )
    throw error
  }
}

/** The space that was taken becomes a file. Of one that came in pieces, these are left to the cleaning. */
export function finishUpload(
  { db, clock }: Needs<'db' | 'clock'>,
  { id, key, tus_id }: UploadRow,
  { content, purpose }: Inspected,
): Promise<FileRow> {
  return db.transaction().execute(async (tx) => {
    const upload = await (tus_id ? emptyUpload(tx, id, clock.now()) : deleteUpload(tx, id))
    // Cleaned away, or of an account that was deleted meanwhile.
    if (!upload?.user_id) throw new AppError('gone')
    return insertFile(tx, {
      user_id: upload.user_id,
      purpose: upload.purpose,
      disk: upload.disk,
      key,
      name: upload.name,
      is_public: purpose.visibility === 'public',
      extension: content.extension,
      mime: content.mime,
      size_bytes: content.sizeBytes,
      checksum: content.checksum,
    })
  })
}

/** What it left in the storage goes first: as long as the row is there, somebody knows of it. */
export async function forgetUpload(
  platform: Needs<ToReachFiles>,
  { id, disk, key, bucket_upload_id: uploadId }: UploadRow,
): Promise<void> {
  if (uploadId) await (await openBucket(platform)).abortParts({ key, uploadId })
  const storage = await openDisk(platform, disk)
  await storage.delete(key)
  for (const piece of await listPieces(platform.db, id)) await storage.delete(piece.key)
  await deleteUpload(platform.db, id)
}

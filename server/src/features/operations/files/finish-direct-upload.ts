import { buffer } from 'node:stream/consumers'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Bucket } from '../../../platform/storage/storage.ts'
import type { DirectUpload } from './direct-uploads.repository.ts'
import { joinUpload } from './direct-uploads.service.ts'
import { openBucket, type ToReachFiles } from './disks.ts'
import { extensionOf } from './file-name.ts'
import { getGeneralPurpose } from './file-purposes.ts'
import type { FileRow } from './files.repository.ts'
import { getMadeFile } from './made-file.ts'
import { drawStoredPicture } from './draw-stored-picture.ts'
import { assertTypeAllowed, type FileContent } from './inspect-content.ts'
import { finishUpload, forgetUpload } from './receive-file.ts'
import { isPicture } from './redraw-picture.ts'
import { SNIFFED_BYTES, sniffType } from './sniff-type.ts'
import { writeAlone } from './write-alone.ts'

type ToFinish = Needs<'clock' | 'features' | ToReachFiles>

/**
 * Makes a file of what has arrived in the bucket. What may not be kept is removed at once.
 * @returns the same file where two ask at once
 * @throws AppError validation on `filename` or `file`, conflict while somebody else does, unavailable
 */
export async function finishDirectUpload(
  platform: ToFinish,
  upload: DirectUpload,
): Promise<FileRow> {
  const writing = writeAlone(platform, upload)
  if (!(await writing.begin({ stop: () => undefined }))) return getMadeFile(platform, upload)
  try {
    return await makeFile(platform, upload)
  } finally {
    await writing.end()
  }
}

async function makeFile(platform: ToFinish, upload: DirectUpload): Promise<FileRow> {
  const bucket = await openBucket(platform)
  if (!(await bucket.find(upload.key))) await joinUpload(platform, upload, { field: 'filename' })
  try {
    const purpose = getGeneralPurpose(platform, upload.purpose)
    const content = await judge(platform, bucket, upload)
    return await finishUpload(platform, upload, { content, purpose })
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation')
      await forgetUpload(platform, upload)
    throw error
  }
}

/** Of all that lies in the bucket, only the first bytes are fetched; pictures are drawn anew. */
async function judge(
  platform: Needs<'features'>,
  bucket: Bucket,
  upload: DirectUpload,
): Promise<FileContent> {
  const { key, name, size_bytes: sizeBytes } = upload
  const stored = await bucket.find(key)
  if (stored?.sizeBytes !== sizeBytes)
    throw fieldError('filename', 'This upload is not complete yet.')
  const purpose = getGeneralPurpose(platform, upload.purpose)
  const sniffed = await sniffType(await readStart(bucket, upload))
  assertTypeAllowed(purpose, sniffed)
  if (isPicture(sniffed.mime))
    return drawStoredPicture(bucket, {
      key,
      name,
      sizeBytes,
      purpose,
      open: () => whole(bucket, key),
    })
  const extension = sniffed.extension ?? extensionOf(name) ?? 'bin'
  return { mime: sniffed.mime, extension, sizeBytes, checksum: null }
}

async function whole(bucket: Bucket, key: string) {
  const found = await bucket.get(key)
  if (!found) throw new Error('A file in the bucket is gone while it is looked at.')
  return found.stream
}

async function readStart(bucket: Bucket, { key, size_bytes }: DirectUpload): Promise<Uint8Array> {
  const end = Math.min(SNIFFED_BYTES, size_bytes) - 1
  const found = await bucket.get(key, { start: 0, end })
  return found ? buffer(found.stream) : new Uint8Array()
}

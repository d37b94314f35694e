import { countParts, placeOfPart } from '@mediatheque/contract/operations/files/part-size.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { StoredPart } from '../../../platform/storage/storage.ts'
import {
  type DirectUpload,
  type DirectUploadName,
  findDirectUpload,
} from './direct-uploads.repository.ts'
import { openBucket, type ToReachFiles } from './disks.ts'
import { forgetUpload } from './receive-file.ts'
import { writeAlone } from './write-alone.ts'

/** Long enough to send 100 MB on a slow line. */
const ADDRESS_SECONDS = 3_600

/** @throws AppError notFound, also for an upload of somebody else */
export async function getDirectUpload(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  name: DirectUploadName,
): Promise<DirectUpload> {
  const upload = await findDirectUpload(db, { ...name, userId, now: clock.now() })
  if (!upload) throw new AppError('notFound')
  return upload
}

const inBucket = ({ key, bucket_upload_id: uploadId }: DirectUpload) => ({ key, uploadId })

const partsOf = ({ size_bytes: fileBytes, part_bytes: partBytes }: DirectUpload) => ({
  fileBytes,
  partBytes,
})

/**
 * Addresses for parts of a file, each for a body of the length that this part has.
 * @throws AppError validation on `partNumbers` for parts that it has not
 */
export async function signParts(
  platform: Needs<ToReachFiles>,
  upload: DirectUpload,
  numbers: readonly number[],
): Promise<{ partNumber: number; url: string }[]> {
  const parts = partsOf(upload)
  const count = countParts(parts.fileBytes, parts.partBytes)
  if (numbers.some((number) => number > count))
    throw fieldError('partNumbers', 'This file has no such part.')
  const bucket = await openBucket(platform)
  return Promise.all(
    numbers.map(async (number) => {
      const { sizeBytes } = placeOfPart(number, parts)
      const part = { number, sizeBytes, seconds: ADDRESS_SECONDS }
      return { partNumber: number, url: await bucket.signPart(inBucket(upload), part) }
    }),
  )
}

/** @throws AppError notFound for one whose parts are joined or removed */
export async function listUploadedParts(
  platform: Needs<ToReachFiles>,
  upload: DirectUpload,
): Promise<StoredPart[]> {
  const parts = await (await openBucket(platform)).listParts(inBucket(upload))
  if (!parts) throw new AppError('notFound')
  return parts
}

/**
 * Joins what has arrived, if that is the whole file, byte for byte as long as announced.
 * @param told what the client believes to be there, where it says that
 * @throws AppError validation on `field`
 */
export async function joinUpload(
  platform: Needs<ToReachFiles>,
  upload: DirectUpload,
  { field, told }: { field: string; told?: readonly { PartNumber: number; ETag: string }[] },
): Promise<void> {
  const bucket = await openBucket(platform)
  const notComplete = () => fieldError(field, 'This upload is not complete yet.')
  const parts = await bucket.listParts(inBucket(upload))
  if (parts) {
    const bytes = parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    const isAsTold = told === undefined || isSame(parts, told)
    if (bytes !== upload.size_bytes || !isAsTold) throw notComplete()
    await bucket.joinParts(inBucket(upload), parts)
  }
  // Somebody who asked at the same time, or whose answer was lost, may have joined them before.
  if ((await bucket.find(upload.key))?.sizeBytes !== upload.size_bytes) throw notComplete()
}

const plain = (etag: string) => etag.replaceAll('"', '')

function isSame(
  parts: readonly StoredPart[],
  told: readonly { PartNumber: number; ETag: string }[],
): boolean {
  const etags = new Map(told.map(({ PartNumber, ETag }) => [PartNumber, plain(ETag)]))
  return (
    etags.size === parts.length &&
    parts.every(({ number, etag }) => etags.get(number) === plain(etag))
  )
}

/**
 * Its space is free again. What becomes a file at the same time is waited for: a file would lose its bytes.
 * @throws AppError notFound where it became one, conflict while it does
 */
export async function abortDirectUpload(
  platform: Needs<'clock' | ToReachFiles>,
  senderId: number,
  upload: DirectUpload,
): Promise<void> {
  const writing = writeAlone(platform, upload)
  if (!(await writing.begin({ stop: () => undefined }))) {
    await getDirectUpload(platform, senderId, inBucket(upload))
    throw new AppError('conflict')
  }
  try {
    await forgetUpload(platform, upload)
  } finally {
    await writing.end()
  }
}

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { openDisk, type ToReachFiles } from './disks.ts'
import { extensionOf } from './file-name.ts'
import { getGeneralPurpose } from './file-purposes.ts'
import type { FileRow } from './files.repository.ts'
import { getMadeFile } from './made-file.ts'
import { drawStoredPicture } from './draw-stored-picture.ts'
import { assertTypeAllowed, type FileContent } from './inspect-content.ts'
import { finishUpload, forgetUpload } from './receive-file.ts'
import { isPicture } from './redraw-picture.ts'
import { SNIFFED_BYTES, sniffType } from './sniff-type.ts'
import { findTusUpload, listPieces, type Piece, type TusUpload } from './tus-uploads.repository.ts'
import { writeAlone } from './write-alone.ts'

type ToFinish = Needs<'clock' | 'features' | ToReachFiles>

/** @throws AppError notFound, also for an upload of somebody else */
export async function getTusUpload(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: number,
  tusId: string,
): Promise<TusUpload> {
  const upload = await findTusUpload(db, { tusId, userId, now: clock.now() })
  if (!upload) throw new AppError('notFound')
  return upload
}

/**
 * Makes a file of an upload that has arrived whole. What may not be kept is removed at once.
 * @returns the same file where two ask at once
 * @throws AppError validation on `uploadKey` or `file`, conflict while somebody else does, unavailable
 */
export async function finishTusUpload(platform: ToFinish, upload: TusUpload): Promise<FileRow> {
  if (upload.offset !== upload.size_bytes)
    throw fieldError('uploadKey', 'This upload is not complete yet.')
  const writing = writeAlone(platform, upload)
  if (!(await writing.begin({ stop: () => undefined }))) return getMadeFile(platform, upload)
  try {
    // Somebody else may have made it meanwhile: then its pieces are on their way out, and its place is taken.
    const isThere = await findTusUpload(platform.db, {
      tusId: upload.tus_id!,
      userId: upload.user_id!,
      now: platform.clock.now(),
    })
    return isThere ? await makeFile(platform, upload) : await getMadeFile(platform, upload)
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation')
      await forgetUpload(platform, upload)
    throw error
  } finally {
    await writing.end()
  }
}

async function makeFile(platform: ToFinish, upload: TusUpload): Promise<FileRow> {
  const purpose = getGeneralPurpose(platform, upload.purpose)
  const disk = await openDisk(platform, upload.disk)
  const arrived = (await listPieces(platform.db, upload.id)).filter(
    ({ size_bytes }) => size_bytes !== null,
  )
  const content = await joinPieces(disk, { pieces: arrived, upload, purpose })
  return finishUpload(platform, upload, { content, purpose })
}

interface Joining {
  readonly pieces: readonly Piece[]
  readonly upload: TusUpload
  readonly purpose: FilePurpose
}

async function joinPieces(
  disk: Storage,
  { pieces, upload, purpose }: Joining,
): Promise<FileContent> {
  const sniffed = await sniffType(await readStart(disk, pieces))
  assertTypeAllowed(purpose, sniffed)
  if (isPicture(sniffed.mime))
    return drawStoredPicture(disk, {
      key: upload.key,
      name: upload.name,
      sizeBytes: upload.size_bytes,
      purpose,
      open: () => streamOf(disk, pieces),
    })
  const hash = createHash('sha256')
  const sizeBytes = await disk.put(
    upload.key,
    streamOf(disk, pieces, (chunk) => hash.update(chunk)),
  )
  return {
    mime: sniffed.mime,
    extension: sniffed.extension ?? extensionOf(upload.name) ?? 'bin',
    sizeBytes,
    checksum: hash.digest('hex'),
  }
}

async function readStart(disk: Storage, [first]: readonly Piece[]): Promise<Uint8Array> {
  if (!first) return new Uint8Array()
  const end = Math.min(SNIFFED_BYTES, first.size_bytes ?? 0) - 1
  return buffer((await openPiece(disk, first, { start: 0, end })).stream)
}

function streamOf(
  disk: Storage,
  pieces: readonly Piece[],
  see: (chunk: Buffer) => void = () => undefined,
): Readable {
  async function* chunks(): AsyncGenerator<Buffer> {
    for (const piece of pieces) {
      const { stream } = await openPiece(disk, piece)
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        see(chunk)
        yield chunk
      }
    }
  }
  return Readable.from(chunks(), { objectMode: false })
}

async function openPiece(disk: Storage, piece: Piece, range?: { start: number; end: number }) {
  const found = await disk.get(piece.key, range)
  if (found && found.sizeBytes === piece.size_bytes) return found
  found?.stream.destroy()
  throw new Error(`Piece ${piece.id} of an upload is not in the storage as it was written`)
}

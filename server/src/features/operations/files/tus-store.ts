import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { TUS_UPLOAD_MS } from '@mediatheque/contract/operations/files/upload-times.ts'
import { DataStore, ERRORS, Upload } from '@tus/utils'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { openDisk, type ToReachFiles } from './disks.ts'
import { forgetUpload } from './receive-file.ts'
import { TusRefusal } from './tus-refusal.ts'
import {
  countPiece,
  deletePiece,
  findTusUpload,
  insertPiece,
  type TusUpload,
} from './tus-uploads.repository.ts'

/** What may be lost when a process is killed while it receives. */
const PIECE_BYTES = 8 * 1024 * 1024
/** Besides whole ones: a line that breaks leaves one each time, and a row and a file are more than its bytes may be. */
const MOST_BROKEN_PIECES = 2_000

type ToStorePieces = Needs<'clock' | ToReachFiles>

/**
 * What arrives is stored in pieces, each of them whole or not at all, on the disk that the file is for: so that any process
 * of the site can go on, on any machine, and no disk has to be able to append.
 */
export class PieceStore extends DataStore {
  readonly #platform: ToStorePieces
  readonly #senderId: () => number

  constructor(platform: ToStorePieces, senderId: () => number) {
    super()
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination']
    this.#platform = platform
    this.#senderId = senderId
  }

  /** Its space was taken when it was admitted. */
  override async create(upload: Upload): Promise<Upload> {
    upload.creation_date = this.#platform.clock.now().toISOString()
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const { offset, size_bytes, created_at } = await this.#get(id)
    return new Upload({ id, offset, size: size_bytes, creation_date: created_at.toISOString() })
  }

  override async remove(id: string): Promise<void> {
    await forgetUpload(this.#platform, await this.#get(id))
  }

  override getExpiration(): number {
    return TUS_UPLOAD_MS
  }

  /** Also of a stream that breaks off, what had come is kept. @returns how far the upload is */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const upload = await this.#get(id)
    if (upload.pieces > MOST_BROKEN_PIECES + upload.size_bytes / PIECE_BYTES)
      throw new AppError('forbidden', {
        message: 'This upload broke off too often. Please cancel it, and begin anew.',
      })
    const source: Source = { next: chunksOf(stream), isOver: false, failure: undefined }
    let reached = offset
    while (!source.isOver)
      reached += await storePiece(this.#platform, { upload, start: reached, source })
    if (source.failure) throw source.failure
    return reached
  }

  async #get(id: string): Promise<TusUpload> {
    const { db, clock } = this.#platform
    const found = await findTusUpload(db, {
      tusId: id,
      userId: this.#senderId(),
      now: clock.now(),
    })
    if (!found) throw new TusRefusal(ERRORS.FILE_NOT_FOUND)
    return found
  }
}

interface Source {
  readonly next: () => Promise<Buffer | undefined>
  isOver: boolean
  failure: Error | undefined
}

function chunksOf(stream: Readable): Source['next'] {
  const iterator: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  return async () => {
    const { done, value } = await iterator.next()
    return done ? undefined : value
  }
}

/** @returns how many bytes there were */
async function storePiece(
  platform: ToStorePieces,
  { upload, start, source }: { upload: TusUpload; start: number; source: Source },
): Promise<number> {
  const first = await take(source)
  if (!first) return 0
  const disk = await openDisk(platform, upload.disk)
  const key = `${upload.key}-${randomBytes(8).toString('hex')}`
  const id = await insertPiece(platform.db, { upload_id: upload.id, start_byte: start, key })
  const sizeBytes = await disk.put(
    key,
    Readable.from(pieceFrom(source, first), { objectMode: false }),
  )
  if (await countPiece(platform.db, { id, sizeBytes })) return sizeBytes
  await disk.delete(key)
  await deletePiece(platform.db, id)
  throw new TusRefusal(ERRORS.INVALID_OFFSET)
}

async function* pieceFrom(source: Source, first: Buffer): AsyncGenerator<Buffer> {
  let bytes = 0
  for (let chunk: Buffer | undefined = first; chunk; chunk = await take(source)) {
    yield chunk
    bytes += chunk.length
    if (bytes >= PIECE_BYTES) return
  }
}

async function take(source: Source): Promise<Buffer | undefined> {
  try {
    const chunk = await source.next()
    if (!chunk) source.isOver = true
    return chunk
  } catch (error) {
    source.isOver = true
    source.failure = error as Error
    return undefined
  }
}

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Readable, Transform } from 'node:stream'
import type { S3Config } from '../config/config.ts'
import { notePassed, passOn } from '../passing-bytes.ts'
import { partsOf } from './s3-parts.ts'
import type { Bucket } from './storage.ts'
import { assertStorageKey } from './storage-key.ts'

/** Held in memory while it is sent: two of them. With 10,000 parts, files of up to 80 GB. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2
const CONNECT_MS = 10_000
const SILENT_MS = 60_000

/** Files in a bucket of a service that speaks the protocol of Amazon S3. */
export function createS3Storage(config: S3Config): Bucket & { close(): void } {
  const client = connect(config)
  const at = (key: string) => {
    assertStorageKey(key)
    return { Bucket: config.bucket, Key: key }
  }
  return {
    put: async (key, content) => send(client, at(key), content),
    get: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`
      const command = new GetObjectCommand({ ...at(key), ...(Range && { Range }) })
      const found = await unlessMissing(client.send(command))
      if (!found?.Body) return undefined
      if (!(found.Body instanceof Readable))
        throw new Error('The bucket answered without a stream.')
      return {
        sizeBytes: wholeSize(found),
        modifiedAt: found.LastModified ?? new Date(0),
        stream: passOn(found.Body),
      }
    },
    find: async (key) => {
      const found = await unlessMissing(client.send(new HeadObjectCommand(at(key))))
      return (
        found && {
          sizeBytes: found.ContentLength ?? 0,
          modifiedAt: found.LastModified ?? new Date(0),
        }
      )
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    ...partsOf(client, at),
    close: () => client.destroy(),
  }
}

function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    region,
    // Services of one's own seldom have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Checksums that came later than the protocol; many services refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  })
}

/** In parts where it is long; what breaks off leaves nothing behind. */
async function send(
  client: S3Client,
  place: { Bucket: string; Key: string },
  content: Readable | Uint8Array | string,
): Promise<number> {
  let bytes = 0
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length
      notePassed(chunk.length)
      done(null, chunk)
    },
  })
  const source =
    content instanceof Readable ? content : Readable.from([content], { objectMode: false })
  source.once('error', (error) => counted.destroy(error))
  source.pipe(counted)
  const upload = new Upload({
    client,
    params: { ...place, Body: counted },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
  })
  try {
    await upload.done()
    return bytes
  } finally {
    source.destroy()
    counted.destroy()
  }
}

/** Of the file, also where a part of it was asked for. */
function wholeSize(found: { ContentRange?: string; ContentLength?: number }): number {
  const total = found.ContentRange?.split('/').at(-1)
  return total === undefined ? (found.ContentLength ?? 0) : Number(total)
}

/** HEAD has no body to say more than the status in. A bucket that is missing is a fault, and no missing file. */
async function unlessMissing<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name))
      return undefined
    throw error
  }
}

import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  paginateListParts,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Bucket, PartedUpload, StoredPart } from './storage.ts'

type Place = (key: string) => { Bucket: string; Key: string }
type Parts = Omit<Bucket, 'put' | 'get' | 'find' | 'delete'>

/** What a bucket does with files that others send to it, one part at a time. */
export function partsOf(client: S3Client, at: Place): Parts {
  const uploadAt = ({ key, uploadId }: PartedUpload) => ({ ...at(key), UploadId: uploadId })
  const signPart: Bucket['signPart'] = (upload, { number, sizeBytes, seconds }) =>
    getSignedUrl(
      client,
      new UploadPartCommand({
        ...uploadAt(upload),
        PartNumber: number,
        ContentLength: sizeBytes,
      }),
      { expiresIn: seconds },
    )
  let origin: Promise<string> | undefined
  return {
    // The library decides whether a bucket is part of the host or of the path.
    origin: () => (origin ??= originOf(signPart)),
    beginParts: async (key) => {
      // Whatever the browser sends: nobody can have the bucket give it out as a page.
      const ContentType = 'application/octet-stream'
      const command = new CreateMultipartUploadCommand({ ...at(key), ContentType })
      const { UploadId } = await client.send(command)
      if (!UploadId) throw new Error('The bucket began an upload without naming it.')
      return UploadId
    },
    signPart,
    listParts: (upload) => unlessMissing(listAll(client, uploadAt(upload))),
    joinParts: async (upload, parts) => {
      const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }))
      const MultipartUpload = { Parts }
      await unlessMissing(
        client.send(new CompleteMultipartUploadCommand({ ...uploadAt(upload), MultipartUpload })),
      )
    },
    abortParts: async (upload) => {
      await unlessMissing(client.send(new AbortMultipartUploadCommand(uploadAt(upload))))
    },
  }
}

async function originOf(signPart: Bucket['signPart']): Promise<string> {
  const upload = { key: 'any', uploadId: 'any' }
  return new URL(await signPart(upload, { number: 1, sizeBytes: 1, seconds: 1 })).origin
}

async function listAll(
  client: S3Client,
  place: { Bucket: string; Key: string; UploadId: string },
): Promise<StoredPart[]> {
  const found: StoredPart[] = []
  for await (const { Parts = [] } of paginateListParts({ client }, place))
    for (const { PartNumber, ETag, Size } of Parts)
      found.push({ number: PartNumber ?? 0, etag: ETag ?? '', sizeBytes: Size ?? 0 })
  return found
}

async function unlessMissing<T>(attempt: Promise<T>): Promise<T | undefined> {
  try {
    return await attempt
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchUpload') return undefined
    throw error
  }
}

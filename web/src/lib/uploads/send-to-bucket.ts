import { directUploadEndpoints as endpoints } from '@mediatheque/contract/operations/files/direct-uploads.endpoints.ts'
import { SIGNED_PARTS_AT_ONCE } from '@mediatheque/contract/operations/files/direct-uploads.schemas.ts'
import { countParts, placeOfPart } from '@mediatheque/contract/operations/files/part-size.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import { ApiError, call } from '../api.ts'
import { sendBody } from './send-body.ts'
import { describeFile, type KeptUpload, type Sender, type Sending } from './sending.ts'

const PARTS_AT_ONCE = 5
/** Before each further try of a part. */
const PART_RETRY_DELAYS_MS = [1_000, 2_000, 4_000]

async function finish({ file, signal }: Sending, key: string) {
  const filename = key.split('/').at(-1)!
  const body = { filename, clientName: file.name, size: file.size }
  return (await call(endpoints.finishDirectUpload, { body }, signal)).fileEntry
}

/** Straight to the bucket, in one body. */
export const singleSender: Sender = {
  send: async (sending) => {
    const { file, purpose, signal, onProgress } = sending
    const body = { ...describeFile(file), purpose: purpose.name }
    const { url, key } = await call(endpoints.presignUpload, { body }, signal)
    await sendBody({ method: 'PUT', url, body: file, signal, onProgress })
    return finish(sending, key)
  },
  // The site removes what never arrived by itself.
  discard: async () => undefined,
}

/** Straight to the bucket, in parts; what has arrived is not sent again. */
export const multipartSender: Sender = {
  send: async (sending) => {
    const { kept, signal, keep } = sending
    const known = kept.multipart && (await findArrived(kept.multipart, signal))
    if (kept.multipart && !known) {
      const file = await finishJoined(sending, kept.multipart.key)
      if (file) return file
    }
    const upload = (known && kept.multipart) ?? (await begin(sending))
    keep({ multipart: upload })
    await sendParts(sending, upload, known ?? new Set())
    const { key, uploadId } = upload
    const { parts } = await call(endpoints.listUploadedParts, { body: { key, uploadId } }, signal)
    await call(endpoints.completeMultipart, { body: { key, uploadId, parts } }, signal)
    return finish(sending, key)
  },
  discard: async ({ multipart }) => {
    if (!multipart) return
    const { key, uploadId } = multipart
    await call(endpoints.abortMultipart, { body: { key, uploadId } })
  },
}

type Multipart = NonNullable<KeptUpload['multipart']>

const begin = ({ file, purpose, signal }: Sending): Promise<Multipart> =>
  call(
    endpoints.createMultipart,
    { body: { ...describeFile(file), purpose: purpose.name } },
    signal,
  )

/** The numbers of parts that are there; undefined where the bucket has no such upload any more. */
async function findArrived(
  { key, uploadId }: Multipart,
  signal: AbortSignal,
): Promise<ReadonlySet<number> | undefined> {
  try {
    const { parts } = await call(endpoints.listUploadedParts, { body: { key, uploadId } }, signal)
    return new Set(parts.map(({ PartNumber }) => PartNumber))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** Of an upload that ended between joining and finishing; undefined where it was removed. */
async function finishJoined(sending: Sending, key: string): Promise<FileEntryView | undefined> {
  try {
    return await finish(sending, key)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

async function sendParts(
  sending: Sending,
  upload: Multipart,
  arrived: ReadonlySet<number>,
): Promise<void> {
  const { file, onProgress } = sending
  const place = { fileBytes: file.size, partBytes: upload.partSize }
  const sent = new Map<number, number>()
  const report = (number: number, bytes: number) => {
    sent.set(number, bytes)
    onProgress([...sent.values()].reduce((sum, part) => sum + part, 0))
  }
  const numbers = Array.from({ length: countParts(file.size, upload.partSize) }, (_, at) => at + 1)
  for (const number of numbers)
    if (arrived.has(number)) report(number, placeOfPart(number, place).sizeBytes)
  const missing = numbers.filter((number) => !arrived.has(number))
  for (let at = 0; at < missing.length; at += SIGNED_PARTS_AT_ONCE) {
    const batch = missing.slice(at, at + SIGNED_PARTS_AT_ONCE)
    const urls = await sign(sending, upload, batch)
    await runSome(batch, PARTS_AT_ONCE, async (number) => {
      const { start, sizeBytes } = placeOfPart(number, place)
      const body = file.slice(start, start + sizeBytes)
      const onPart = (bytes: number) => report(number, bytes)
      await sendPart(sending, { upload, number, url: urls.get(number)!, body, onPart })
    })
  }
}

async function sign(
  { signal }: Sending,
  { key, uploadId }: Multipart,
  partNumbers: number[],
): Promise<ReadonlyMap<number, string>> {
  const { urls } = await call(endpoints.signParts, { body: { key, uploadId, partNumbers } }, signal)
  return new Map(urls.map(({ partNumber, url }) => [partNumber, url]))
}

interface Part {
  readonly upload: Multipart
  readonly number: number
  readonly url: string
  readonly body: Blob
  onPart(bytes: number): void
}

/** Tried again some times, each with a fresh address: the one before may be over. */
async function sendPart(
  sending: Sending,
  { upload, number, url, body, onPart }: Part,
): Promise<void> {
  const { signal } = sending
  let address = url
  for (const delayMs of [...PART_RETRY_DELAYS_MS, undefined]) {
    try {
      await sendBody({ method: 'PUT', url: address, body, signal, onProgress: onPart })
      return onPart(body.size)
    } catch (error) {
      onPart(0)
      if (delayMs === undefined || signal.aborted) throw error
      await new Promise((resolve) => void setTimeout(resolve, delayMs))
      signal.throwIfAborted()
      address = (await sign(sending, upload, [number])).get(number) ?? address
    }
  }
}

/** A few at once; the first that fails ends it. */
async function runSome<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

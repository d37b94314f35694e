import {
  type ImageKindOfRoute,
  imageVersion,
} from '@mediatheque/contract/catalogue/images/image-url.ts'
import path from 'node:path'
import type { Needs } from '../../../platform/platform.ts'
import { createDiskCache } from '../../../platform/storage/disk-cache.ts'
import { createWorkQueue, QueueFullError } from '../../../platform/work-queue.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import { TITLES_TAG, titleTag } from '../titles/titles.service.ts'
import { createHostCheck } from './allowed-hosts.ts'
import { fetchImage, ImageError } from './fetch-image.ts'
import { findImageRecord, type ImageRecordRow } from './image-records.repository.ts'
import { findSentPicture, readSentPicture, type SentPicture } from './sent-pictures.ts'
import { type ImageFormat, type ImageSize, resizeImage } from './resize-image.ts'

const RECORD_SECONDS = 60
const FAILURE_MS = 10 * 60_000
const MOST_FAILURES = 5_000
const FETCHES_AT_ONCE = 6
const RENDERS_AT_ONCE = 2
const MOST_WAITING = 200

export interface ImageRequest {
  readonly kind: ImageKindOfRoute
  readonly id: number
  readonly version: string
  readonly width: ImageSize
  readonly format: ImageFormat
}

export interface ImageAnswer {
  readonly record: ImageRecordRow
  /** The address asked for names the picture that is stored now. */
  readonly isCurrent: boolean
  /** Absent where the picture could not be had. */
  readonly bytes?: Uint8Array
  /** Absent because too much is being made, not because it failed. */
  readonly isBusy?: boolean
}

/** A picture of another site as it is, where the site may ask for it. @returns undefined where it may not, or got none */
export async function fetchAllowedImage(
  platform: Needs<'config' | 'log'>,
  url: string,
): Promise<Buffer | undefined> {
  const { config, log } = platform
  try {
    return await fetchImage(platform, url, createHostCheck(config.imageHosts))
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    log.info({ reason: error.message }, 'a picture could not be had')
    return undefined
  }
}

export type ToShowImages = 'readDb' | 'clock' | ToReachFiles

interface Stored {
  readonly url: string
  /** Where it was sent to this site. */
  readonly file?: SentPicture | undefined
}

/** A whole picture. */
interface Source {
  /** By which it is kept. */
  readonly name: string
  read(): Promise<Uint8Array>
}

/** Pictures of other sites, and those that were sent to this one, in our sizes: fetched once, made once, kept on the disk within a limit. */
export function createImages(platform: Needs<ToShowImages>) {
  const { config, log } = platform
  const allow = createHostCheck(config.imageHosts)
  const cache = createDiskCache({
    directory: path.join(config.dataDir, 'cache', 'images'),
    mostBytes: () => config.imageCacheBytes,
  })
  const fetches = createWorkQueue({ atOnce: FETCHES_AT_ONCE, mostWaiting: MOST_WAITING })
  const renders = createWorkQueue({ atOnce: RENDERS_AT_ONCE, mostWaiting: MOST_WAITING })
  const failures = createFailureMemory(platform)

  const original = async (url: string) =>
    (await cache.get(`original ${url}`)) ??
    fetches.once(url, async () => {
      const bytes = await fetchImage(platform, url, allow)
      await cache.put(`original ${url}`, bytes)
      return bytes
    })

  const sourceOf = ({ url, file }: Stored): Source =>
    file
      ? // The key of a file is never used again.
        { name: `file ${file.disk} ${file.key}`, read: () => readSentPicture(platform, file) }
      : { name: url, read: () => original(url) }

  const make = async (
    { name, read }: Source,
    { width, format }: Pick<ImageRequest, 'width' | 'format'>,
  ): Promise<Uint8Array> => {
    const key = `${width} ${format} ${name}`
    const known = await cache.get(key)
    if (known) return known
    const source = Buffer.from(await read())
    return renders.once(key, async () => {
      const made = await resizeImage(source, width, format)
      await cache.put(key, made)
      return made
    })
  }

  const find = async (asked: ImageRequest): Promise<ImageAnswer | undefined> => {
    const record = await findRecord(platform, asked)
    if (!record?.url) return undefined
    const answer = { record, isCurrent: imageVersion(record.url) === asked.version }
    if (record.file === null || failures.has(record.url)) return answer
    try {
      const stored = { url: record.url, file: record.file }
      return { ...answer, bytes: await make(sourceOf(stored), asked) }
    } catch (error) {
      if (error instanceof QueueFullError) return { ...answer, isBusy: true }
      if (!(error instanceof ImageError)) throw error
      failures.note(record.url)
      log.info(
        { kind: asked.kind, id: asked.id, reason: error.message },
        'a picture could not be had',
      )
      return answer
    }
  }

  /** One that no record names yet, for who was shown its address by this site. @returns undefined where it cannot be had */
  const show = async (
    url: string,
    form: Pick<ImageRequest, 'width' | 'format'>,
  ): Promise<Uint8Array | undefined> => {
    if (failures.has(url)) return undefined
    try {
      return await make(sourceOf({ url }), form)
    } catch (error) {
      if (error instanceof QueueFullError) return undefined
      if (!(error instanceof ImageError)) throw error
      failures.note(url)
      log.info({ reason: error.message }, 'a picture of a search could not be had')
      return undefined
    }
  }

  /** Has one in these widths and formats before anybody asks for it. @throws ImageError; QueueFullError */
  const prepare = async (
    url: string,
    widths: readonly number[],
    formats: readonly ImageFormat[],
  ): Promise<void> => {
    for (const width of widths)
      for (const format of formats) await make(sourceOf({ url }), { width, format })
  }

  return { find, show, prepare }
}

interface StoredRecord extends ImageRecordRow {
  readonly file: SentPicture | null | undefined
}

/** Kept for a moment; asked again when the address names another picture, for it may have changed just now. */
async function findRecord(
  platform: Needs<'readDb' | 'cache'>,
  { kind, id, version }: ImageRequest,
): Promise<StoredRecord | undefined> {
  const load = async () => {
    const record = await findImageRecord(platform.readDb, kind, id)
    return record ? { ...record, file: await findSentPicture(platform.readDb, record.url) } : null
  }
  const known = await platform.cache.remember(
    `image:${kind}:${id}`,
    { ttlSeconds: RECORD_SECONDS, tags: [TITLES_TAG, titleTag(id)] },
    load,
  )
  if (known?.url && imageVersion(known.url) === version) return known
  return (await load()) ?? undefined
}

/** A host that is down is not asked again for every visitor. */
function createFailureMemory({ clock }: Needs<'clock'>) {
  const until = new Map<string, number>()
  return {
    has: (url: string) => (until.get(url) ?? 0) > clock.now().getTime(),
    note: (url: string) => {
      until.delete(url)
      until.set(url, clock.now().getTime() + FAILURE_MS)
      const oldest = until.size > MOST_FAILURES ? until.keys().next().value : undefined
      if (oldest !== undefined) until.delete(oldest)
    },
  }
}

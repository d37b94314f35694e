import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import {
  FILE_PICTURE_WIDTHS,
  type FilePictureWidth,
} from '@mediatheque/contract/operations/files/picture-widths.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { createDiskCache } from '../../../platform/storage/disk-cache.ts'
import { createWorkQueue, QueueFullError } from '../../../platform/work-queue.ts'
import { openDisk, type ToReachFiles } from './disks.ts'
import type { FileRow } from './files.repository.ts'
import { MOST_PIXELS } from './redraw-picture.ts'

const RESIZED: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
/** No purpose of pictures takes as much. */
const MOST_BYTES = 16 * 1024 * 1024
const QUALITY = 82

export const readPictureWidth = (text: string): FilePictureWidth | undefined =>
  FILE_PICTURE_WIDTHS.find((width) => String(width) === text)

/** Pictures that members sent, in the widths that pages show: made once, and kept beside those of other sites, within their limit. */
export function createPictureSizes(platform: Needs<ToReachFiles>) {
  const { config } = platform
  const cache = createDiskCache({
    directory: path.join(config.dataDir, 'cache', 'images'),
    mostBytes: () => config.imageCacheBytes,
  })
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 200 })

  /** @returns WebP @throws AppError notFound for what is no such picture, unavailable */
  return async (file: FileRow, width: FilePictureWidth): Promise<Uint8Array> => {
    if (!RESIZED.includes(file.mime) || file.size_bytes > MOST_BYTES) throw new AppError('notFound')
    // The key of a file is never used again.
    const key = `file ${width} ${file.disk} ${file.key}`
    const known = await cache.get(key)
    if (known) return known
    try {
      return await queue.once(key, async () => {
        const made = await resize(await readWhole(platform, file), file.mime, width)
        await cache.put(key, made)
        return made
      })
    } catch (error) {
      throw error instanceof QueueFullError ? new AppError('unavailable') : error
    }
  }
}

async function readWhole(platform: Needs<ToReachFiles>, file: FileRow): Promise<Buffer> {
  const found = await (await openDisk(platform, file.disk)).get(file.key)
  if (!found) throw new AppError('notFound')
  return buffer(found.stream)
}

/** It was drawn by us when it came, upright and without anything else in it. */
const resize = (bytes: Buffer, mime: string, width: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: mime === 'image/webp' ? -1 : 1 })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 3 })
    .toBuffer()

import { open } from 'node:fs/promises'
import { AVATAR_SIZE } from '@mediatheque/contract/accounts/avatars/avatars.schemas.ts'
import sharp from 'sharp'
import { fieldError } from '../../../platform/http/app-error.ts'
import { SNIFFED_BYTES, sniffPicture } from './sniff-picture.ts'

/** A file of kilobytes can unpack to gigabytes; the photo of a good camera has fewer pixels than this. */
const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 15
const QUALITY = 82

/**
 * The middle of a picture as a small square WebP, upright, of the first frame, without whatever else was in the file
 * (camera, place, comments).
 * @throws AppError validation on `file`
 */
export async function drawAvatar(path: string): Promise<Buffer> {
  if (!sniffPicture(await readStart(path))) throw fieldError('file', 'This file type is not allowed')
  try {
    return await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: LONGEST_SECONDS })
      .rotate()
      .resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw fieldError('file', isTooLarge ? 'This image has too many pixels.' : 'This file type is not allowed')
  }
}

async function readStart(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

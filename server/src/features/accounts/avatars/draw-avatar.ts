import { open } from 'node:fs/promises'
import { AVATAR_SIZE } from '@mediatheque/contract/accounts/avatars/avatars.schemas.ts'
import sharp from 'sharp'
import { fieldError } from '../../../platform/http/app-error.ts'
import { SNIFFED_BYTES, sniffPicture } from '../../../platform/sniff-picture.ts'

/** A file of kilobytes can unpack to gigabytes; the photo of a good camera has fewer pixels than this. */
const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 15
const QUALITY = 82

/**
 * The middle of a picture as a small square WebP, upright, of the first frame, without whatever else was in the file
 * (camera, place, comments).
 * @param source path of a file, or what was in it
 * @throws AppError validation on `field`
 */
export async function drawAvatar(field: 'file' | 'url', source: string | Buffer): Promise<Buffer> {
  const start =
    typeof source === 'string' ? await readStart(source) : source.subarray(0, SNIFFED_BYTES)
  if (!sniffPicture(start)) throw fieldError(field, 'This file type is not allowed')
  try {
    return await sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: LONGEST_SECONDS })
      .rotate()
      .resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw fieldError(
      field,
      isTooLarge ? 'This image has too many pixels.' : 'This file type is not allowed',
    )
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

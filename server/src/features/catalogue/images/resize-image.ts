import sharp from 'sharp'
import { ImageError } from './fetch-image.ts'
import { setOnCard } from './set-on-card.ts'

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
/** Points across, or the card of a link preview. */
export type ImageSize = number | 'card'

/** More points than a sane poster has, fewer than would fill the memory: a small file may unfold to gigabytes. */
const MOST_POINTS = 60_000_000

// One picture, one core: the queue decides how many pictures are made at once.
sharp.concurrency(1)
sharp.cache(false)

/** By its first bytes, whatever its sender calls it; drawings and documents, which may contain anything, are none. */
function isPicture(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString('latin1')
  if (bytes.length < 16) return false
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true
  if (text(0, 8) === '\x89PNG\r\n\x1a\n' || text(0, 4) === 'GIF8') return true
  return (
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis', 'mif1'].includes(text(8, 12)))
  )
}

/**
 * Makes a picture of at most that width, or a card, upright, without what cameras write into it.
 * @throws ImageError for what is no picture, or one too large
 */
export async function resizeImage(
  bytes: Buffer,
  size: ImageSize,
  format: ImageFormat,
): Promise<Buffer> {
  if (!isPicture(bytes)) throw new ImageError('not a picture')
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_POINTS, pages: 1 }).rotate()
    const image =
      size === 'card'
        ? await setOnCard(upright)
        : upright.resize({ width: size, withoutEnlargement: true })
    if (format === 'avif') return await image.avif({ quality: 55, effort: 2 }).toBuffer()
    if (format === 'webp') return await image.webp({ quality: 78, effort: 3 }).toBuffer()
    return await image
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, progressive: true })
      .toBuffer()
  } catch (error) {
    throw new ImageError(`could not be read: ${(error as Error).message}`)
  }
}

/** The best format that a browser takes. */
export function chooseFormat(accept: string | undefined): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpeg'
}

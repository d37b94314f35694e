import sharp from 'sharp'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { createWorkQueue, QueueFullError } from '../../../platform/work-queue.ts'

/** A file of kilobytes can unpack to gigabytes; the photo of a good camera has fewer pixels than this. */
export const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 30
const QUALITY = 90

/** Each picture that is decoded takes up to 200 MB. */
const queue = createWorkQueue({ atOnce: 2, mostWaiting: 20 })

export interface RedrawnPicture {
  readonly mime: string
  readonly extension: string
}

/** Formats that a picture is written in; one that is slow to write becomes another that is as small. */
const WRITTEN_AS: Readonly<
  Record<string, RedrawnPicture & { readonly format: 'jpeg' | 'png' | 'webp' | 'gif' }>
> = {
  'image/jpeg': { format: 'jpeg', mime: 'image/jpeg', extension: 'jpg' },
  'image/png': { format: 'png', mime: 'image/png', extension: 'png' },
  'image/webp': { format: 'webp', mime: 'image/webp', extension: 'webp' },
  'image/gif': { format: 'gif', mime: 'image/gif', extension: 'gif' },
  'image/avif': { format: 'webp', mime: 'image/webp', extension: 'webp' },
}
const MAY_MOVE: readonly string[] = ['image/webp', 'image/gif']

export const isPicture = (mime: string): boolean => Object.hasOwn(WRITTEN_AS, mime)

/**
 * Draws a picture anew: upright, and without whatever else was in its file (camera, place, comments, other files).
 * @returns what it is now
 * @throws AppError validation on `file` where it is no picture or unpacks to too much; unavailable
 */
export async function redrawPicture(
  mime: string,
  { from, to, squareOf }: { from: string; to: string; squareOf?: number | undefined },
): Promise<RedrawnPicture> {
  const target = WRITTEN_AS[squareOf === undefined ? mime : 'image/webp']!
  try {
    await queue.run(() =>
      sharp(from, {
        limitInputPixels: MOST_PIXELS,
        failOn: 'error',
        pages: MAY_MOVE.includes(mime) && squareOf === undefined ? -1 : 1,
      })
        .timeout({ seconds: LONGEST_SECONDS })
        .autoOrient()
        .resize(squareOf === undefined ? {} : { width: squareOf, height: squareOf, fit: 'cover' })
        .toFormat(
          target.format,
          target.format === 'png' || target.format === 'gif' ? {} : { quality: QUALITY },
        )
        .toFile(to),
    )
  } catch (error) {
    throw describeFailure(error)
  }
  return { mime: target.mime, extension: target.extension }
}

function describeFailure(error: unknown): AppError {
  if (error instanceof QueueFullError)
    return new AppError('unavailable', {
      message: 'Too many pictures are being read right now. Please try again in a moment.',
    })
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  return fieldError(
    'file',
    isTooLarge ? 'This image has too many pixels.' : 'This file type is not allowed',
  )
}

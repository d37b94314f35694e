import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { createWorkQueue, QueueFullError } from '../../../platform/work-queue.ts'

/** A file of kilobytes can unpack to gigabytes; the photo of a good camera has fewer pixels than this. */
export const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 30
const QUALITY = 90

/** Each picture that is decoded takes up to 200 MB. */
export const drawing = createWorkQueue({ atOnce: 2, mostWaiting: 20 })

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
/** Without the few colours of a format that is there to move. */
const STILL_AS: Readonly<Record<string, string>> = { 'image/gif': 'image/png' }

export const isPicture = (mime: string): boolean => Object.hasOwn(WRITTEN_AS, mime)

/**
 * Draws a picture anew: upright, and without whatever else was in its file (camera, place, comments, other files).
 * @returns what it is now
 * @throws AppError validation on `file` where it is no picture, unpacks to too much or is too small; unavailable
 */
export async function redrawPicture(
  mime: string,
  { from, to, purpose }: { from: string; to: string; purpose: Shape },
): Promise<RedrawnPicture> {
  const target = targetOf(mime, purpose)
  const isStill = purpose.squareOf !== undefined || purpose.still !== undefined
  try {
    await drawing.run(async () => {
      if (purpose.still) await assertLargeEnough(from, purpose.still)
      await openUpright(from, { pages: MAY_MOVE.includes(mime) && !isStill ? -1 : 1 })
        .resize(sizeOf(purpose))
        .toFormat(
          target.format,
          target.format === 'png' || target.format === 'gif' ? {} : { quality: QUALITY },
        )
        .toFile(to)
    })
  } catch (error) {
    throw describeFailure(error)
  }
  return { mime: target.mime, extension: target.extension }
}

type Shape = Pick<FilePurpose, 'squareOf' | 'still'>

function targetOf(mime: string, { squareOf, still }: Shape) {
  if (squareOf !== undefined) return WRITTEN_AS['image/webp']!
  return WRITTEN_AS[(still && STILL_AS[mime]) ?? mime]!
}

function sizeOf({ squareOf, still }: Shape): ResizeOptions {
  if (squareOf !== undefined) return { width: squareOf, height: squareOf, fit: 'cover' }
  if (!still) return {}
  const { mostAcross } = still
  return { width: mostAcross, height: mostAcross, fit: 'inside', withoutEnlargement: true }
}

/** Reads a picture of whoever sent it, within limits of memory and time. */
export const openUpright = (from: string, { pages }: { pages: number }): Sharp =>
  sharp(from, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()

async function assertLargeEnough(
  from: string,
  { leastAcross }: NonNullable<FilePurpose['still']>,
): Promise<void> {
  const { width, height } = await sharp(from, { limitInputPixels: MOST_PIXELS }).metadata()
  if (Math.min(width, height) < leastAcross) throw fieldError('file', 'This picture is too small.')
}

export function describeFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
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

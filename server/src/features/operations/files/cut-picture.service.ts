import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReachFiles } from './disks.ts'
import type { FileSender } from './file-space.ts'
import type { FileRow } from './files.repository.ts'
import { receiveFile } from './receive-file.ts'
import { describeFailure, drawing, isPicture, openUpright } from './redraw-picture.ts'
import { sniffType } from './sniff-type.ts'

/** Shares of the width and the height of a picture, upright, from 0 to 1. */
export interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Cutting {
  readonly sender: FileSender
  readonly purpose: FilePurpose
  readonly name: string
  /** Of the whole picture. */
  readonly bytes: Uint8Array
  readonly cut: Cut
}

/** It is drawn once more when it is kept. */
const AS_IT_IS = 100

/**
 * Keeps a part of a picture as a file of its own, within the limits of who cuts it.
 * @throws AppError validation on `file`, forbidden when there is no space left, tooManyRequests, unavailable
 */
export async function keepPartOfPicture(
  platform: Needs<'clock' | ToReachFiles>,
  { bytes, cut, ...kept }: Cutting,
): Promise<FileRow> {
  const { mime } = await sniffType(bytes)
  if (!isPicture(mime)) throw fieldError('file', 'This file type is not allowed')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mediatheque-picture-'))
  try {
    const [whole, part] = [path.join(folder, 'whole'), path.join(folder, 'part')]
    await writeFile(whole, bytes, { mode: 0o600 })
    const { size } = await drawing
      .run(() => drawPart({ from: whole, to: part, mime, cut }))
      .catch((error: unknown) => {
        throw describeFailure(error)
      })
    return await receiveFile(platform, { ...kept, path: part, sizeBytes: size })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Drawing {
  readonly from: string
  readonly to: string
  readonly mime: string
  readonly cut: Cut
}

async function drawPart({ from, to, mime, cut }: Drawing): Promise<{ size: number }> {
  const upright = openUpright(from, { pages: 1 })
  const { autoOrient } = await sharp(from).metadata()
  const part = upright.extract(pointsOf(cut, autoOrient))
  if (mime === 'image/png') return part.png().toFile(to)
  return mime === 'image/jpeg'
    ? part.jpeg({ quality: AS_IT_IS, chromaSubsampling: '4:4:4' }).toFile(to)
    : part.webp({ quality: AS_IT_IS, effort: 1 }).toFile(to)
}

/** Whole points within the picture, one at least. */
export function pointsOf(cut: Cut, { width, height }: { width: number; height: number }): Cut {
  const along = (start: number, share: number, whole: number) => {
    const from = Math.min(Math.round(start * whole), whole - 1)
    return [from, Math.max(1, Math.min(Math.round(share * whole), whole - from))] as const
  }
  const [left, across] = along(cut.left, cut.width, width)
  const [top, down] = along(cut.top, cut.height, height)
  return { left, top, width: across, height: down }
}

import { readFile } from 'node:fs/promises'
import { MOST_CAPTIONS } from '@mediatheque/contract/catalogue/watch/captions.schemas.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { UploadedFile } from '../../../../platform/http/bodies/read-body.ts'
import type { Needs } from '../../../../platform/platform.ts'
import {
  addCaption,
  findCaptionContent,
  removeCaption,
} from '../../titles/videos/captions.service.ts'
import { decodeText } from '../../../../platform/text/decode-text.ts'
import { readCues } from './read-cues.ts'
import { shiftCues } from './shift-cues.ts'
import { writeVtt } from './write-vtt.ts'

export interface SentCaptions {
  readonly videoId: number
  readonly name: string | undefined
  readonly language: string
  readonly file: UploadedFile | undefined
}

/** @throws AppError validation on `file` for what holds no captions, notFound where there is no such video */
export async function receiveCaptions(
  platform: Needs<'db' | 'cache'>,
  { videoId, name, language, file }: SentCaptions,
) {
  if (!file) throw fieldError('file', 'Please choose a file.')
  const text = decodeText(await readFile(file.path))
  const cues = text === undefined ? [] : readCues(text)
  if (cues.length === 0) throw fieldError('file', 'There are no captions in this file.')
  return addCaption(platform, {
    videoId,
    name: name || language,
    language,
    content: writeVtt(cues),
    most: MOST_CAPTIONS,
  })
}

/** As WebVTT, each line so much later as was said. @throws AppError notFound */
export async function getCaptionContent({ db }: Needs<'db'>, id: number): Promise<string> {
  const found = await findCaptionContent(db, id)
  if (!found?.content) throw new AppError('notFound')
  if (found.offset_ms === 0) return found.content
  return writeVtt(shiftCues(readCues(found.content), found.offset_ms))
}

export const deleteCaption = removeCaption

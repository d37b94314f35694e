import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type CaptionRow,
  countCaptions,
  deleteCaptionRow,
  findCaptionPlace,
  insertCaption,
  lockVideoTitle,
} from './captions.repository.ts'
import { countVersion } from './title-values.repository.ts'
import { auditedTitles } from './titles.history.ts'
import { TITLES_TAG, titleTag } from './titles.service.ts'

export { findCaptionContent } from './captions.repository.ts'

interface NewCaption {
  readonly videoId: number
  readonly name: string
  readonly language: string
  /** WebVTT. */
  readonly content: string
  readonly most: number
}

/** @throws AppError notFound where there is no such video, validation on `file` where it has enough */
export function addCaption(
  platform: Needs<'db' | 'cache'>,
  { most, ...caption }: NewCaption,
): Promise<CaptionRow> {
  return platform.db.transaction().execute(async (tx) => {
    const titleId = await lockVideoTitle(tx, caption.videoId)
    if (!titleId) throw new AppError('notFound')
    const count = await countCaptions(tx, caption.videoId)
    if (count >= most) throw fieldError('file', 'This video has as many captions as it can have.')
    const deed = { ids: [titleId], action: 'updated' } as const
    const row = await recordingChanges(tx, auditedTitles, deed, async () => {
      await countVersion(tx, titleId)
      return insertCaption(tx, { ...caption, position: count })
    })
    await platform.cache.invalidate([titleTag(titleId), TITLES_TAG], tx)
    return row
  })
}

/** @throws AppError notFound */
export function removeCaption(platform: Needs<'db' | 'cache'>, id: number): Promise<undefined> {
  return platform.db.transaction().execute(async (tx) => {
    const titleId = await findCaptionPlace(tx, id)
    if (!titleId) throw new AppError('notFound')
    const deed = { ids: [titleId], action: 'updated' } as const
    await recordingChanges(tx, auditedTitles, deed, async () => {
      await countVersion(tx, titleId)
      await deleteCaptionRow(tx, id)
    })
    await platform.cache.invalidate([titleTag(titleId), TITLES_TAG], tx)
    return undefined
  })
}

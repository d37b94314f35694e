import { lockAsSeen } from '../../../../platform/access/seen-versions.ts'
import { recordingChanges } from '../../../../platform/audit/record-changes.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { TITLES_TAG, titleTag } from '../titles.service.ts'
import {
  type CaptionRow,
  countCaptions,
  deleteCaptionRow,
  type EditedCaption,
  findCaption,
  insertCaption,
  listCaptionsOf,
  updateCaptionRow,
  writeCaptionOrder,
} from './captions.repository.ts'
import { lockVideos } from './stored-videos.service.ts'
import { auditedVideos } from './videos.history.ts'

export { type EditedCaption, findCaptionContent, listCaptionsOf } from './captions.repository.ts'

type ToWrite = Needs<'db' | 'cache'>

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
  platform: ToWrite,
  { most, ...caption }: NewCaption,
): Promise<CaptionRow> {
  return onVideo(platform, caption.videoId, async (tx) => {
    if ((await countCaptions(tx, caption.videoId)) >= most)
      throw fieldError('file', 'This video has as many captions as it can have.')
    return insertCaption(tx, caption)
  })
}

/** @throws AppError notFound */
export async function getCaption({ db }: Needs<'db'>, id: number) {
  const caption = await findCaption(db, id)
  if (!caption) throw new AppError('notFound')
  return caption
}

interface Change {
  readonly version: number
  readonly name: string
  readonly language: string
  readonly offset_ms: number
}

/** @throws AppError notFound; validation on `offset_ms` where its file lies elsewhere; OutdatedRecords */
export async function changeCaption(
  platform: ToWrite,
  caption: { readonly id: number; readonly video_id: number; readonly is_own: boolean },
  { version, ...values }: Change,
): Promise<readonly EditedCaption[]> {
  if (values.offset_ms !== 0 && !caption.is_own)
    throw fieldError('offset_ms', 'Only captions that were sent to this site can be moved in time.')
  return onVideo(platform, caption.video_id, async (tx) => {
    await lockAsSeen(tx, 'video_captions', { [caption.id]: version })
    await updateCaptionRow(tx, caption.id, values)
    return listCaptionsOf(tx, caption.video_id)
  })
}

/** @throws AppError notFound; validation on `ids` for one of another video */
export function orderCaptions(
  platform: ToWrite,
  videoId: number,
  ids: readonly number[],
): Promise<readonly EditedCaption[]> {
  return onVideo(platform, videoId, async (tx) => {
    const known = new Set((await listCaptionsOf(tx, videoId)).map(({ id }) => id))
    if (ids.some((id) => !known.has(id)))
      throw fieldError('ids', 'One of them is no longer there. Look again.')
    await writeCaptionOrder(tx, videoId, ids)
    return listCaptionsOf(tx, videoId)
  })
}

/** @throws AppError notFound */
export async function removeCaption(platform: ToWrite, id: number): Promise<undefined> {
  const { video_id: videoId } = await getCaption(platform, id)
  await onVideo(platform, videoId, (tx) => deleteCaptionRow(tx, id))
  return undefined
}

/** Under the lock of the title of its video, written down as a change of the video. @throws AppError notFound */
function onVideo<Result>(
  { db, cache }: ToWrite,
  videoId: number,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    const [place] = await lockVideos(tx, [videoId])
    const deed = { ids: [videoId], action: 'updated' } as const
    const result = await recordingChanges(tx, auditedVideos, deed, () => work(tx))
    await cache.invalidate([titleTag(place!.title_id), TITLES_TAG], tx)
    return result
  })
}

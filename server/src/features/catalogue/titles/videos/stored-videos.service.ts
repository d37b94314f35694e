import type { TitleField } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { assertAllFound } from '../../../../platform/access/all-or-nothing.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../../platform/audit/record-changes.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { retryAfterDeadlock } from '../../../../platform/database/retry-after-deadlock.ts'
import { AppError, fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import {
  countVersion,
  listTitleLocks,
  lockTitles,
  setTitleLocks,
} from '../title-values.repository.ts'
import { auditedTitles } from '../titles.history.ts'
import { TITLES_TAG, titleTag } from '../titles.service.ts'
import {
  archiveVideos,
  type DeletedVideoRow,
  findDeletedVideos,
  restoreVideoRows,
} from './deleted-videos.repository.ts'
import {
  findMovedVideos,
  findVideoPlaces,
  insertVideo,
  listVideoOrder,
  type NewVideo,
  updateVideo,
  type VideoChange,
  type VideoPlace,
  writeVideoOrder,
} from './stored-videos.repository.ts'
import { auditedVideos } from './videos.history.ts'

export { findDeletedVideos, type DeletedVideoRow } from './deleted-videos.repository.ts'
export {
  findEpisodeId,
  findVideoPlaces,
  hasLanguage,
  hasQuality,
  hasSeason,
  type NewVideo,
  type VideoChange,
} from './stored-videos.repository.ts'

type ToWrite = Needs<'db' | 'cache'>
/** Done in the transaction of the write. */
type Also = (tx: Database) => Promise<unknown>

/** What imports bring is left alone by them once somebody changed it. */
const TRAILERS: TitleField = 'trailers'
const isTrailer = ({ type, season_number: season }: Pick<VideoPlace, 'type' | 'season_number'>) =>
  type === 'embed' && season === null

/** @returns its number @throws AppError validation on `title_id` where there is no such title */
export function addVideo(platform: ToWrite, values: NewVideo, also: Also): Promise<number> {
  const titleId = values.title_id
  return platform.db.transaction().execute(async (tx) => {
    if (!(await lockTitles(tx, [titleId])))
      throw fieldError('title_id', 'There is no title of this number.')
    const id = await onTitles(platform, tx, [titleId], async () => {
      const made = await insertVideo(tx, values)
      await recordCreated(tx, auditedVideos, [made])
      return { result: made, touched: await findVideoPlaces(tx, [made]) }
    })
    await also(tx)
    return id
  })
}

/** @throws AppError notFound; OutdatedRecords */
export function changeVideo(
  platform: ToWrite,
  { id, version }: { readonly id: number; readonly version: number },
  values: VideoChange,
  also: Also,
): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    const before = await lockVideos(tx, [id])
    await lockAsSeen(tx, 'videos', { [id]: version })
    await onTitles(platform, tx, titlesOf(before), async () => {
      await recordingChanges(tx, auditedVideos, { ids: [id], action: 'updated' }, () =>
        updateVideo(tx, id, values),
      )
      return { result: undefined, touched: [...before, ...(await findVideoPlaces(tx, [id]))] }
    })
    await also(tx)
  })
}

interface Removal {
  readonly by: number
  readonly at: Date
}

/** Videos with all that belongs to them, all of them or none. They can be restored. @returns how many @throws AppError notFound; OutdatedRecords */
export async function removeVideos(
  platform: ToWrite,
  ids: readonly number[],
  seen: SeenVersions,
  removal: Removal,
): Promise<number> {
  assertAllSeen(ids, seen)
  await retryAfterDeadlock(() =>
    platform.db.transaction().execute(async (tx) => {
      const places = await lockVideos(tx, ids)
      await lockAsSeen(tx, 'videos', seen)
      await onTitles(platform, tx, titlesOf(places), async () => {
        await recordingChanges(tx, auditedVideos, { ids, action: 'deleted' }, () =>
          archiveVideos(tx, ids, removal),
        )
        return { result: undefined, touched: places }
      })
    }),
  )
  return ids.length
}

/** @throws AppError notFound where one of them is not deleted, or its title is gone */
export async function getDeletedVideos(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<DeletedVideoRow[]> {
  const rows = await findDeletedVideos(db, ids)
  assertAllFound(ids, rows)
  return rows
}

/** @returns how many @throws AppError conflict where somebody else brought one back just now, or its title went */
export async function restoreVideos(
  platform: ToWrite,
  rows: readonly DeletedVideoRow[],
  restoration: Removal,
): Promise<number> {
  const ids = rows.map(({ id }) => id)
  const titleIds = [...new Set(rows.map(({ title_id: id }) => id))]
  await platform.db.transaction().execute(async (tx) => {
    if (!(await lockTitles(tx, titleIds))) throw new AppError('conflict')
    await onTitles(platform, tx, titleIds, async () => {
      const archives = rows.map(({ archive_id: id }) => id)
      await recordingChanges(tx, auditedVideos, { ids, action: 'restored' }, async () => {
        if ((await restoreVideoRows(tx, archives, restoration)) < rows.length)
          throw new AppError('conflict')
      })
      return { result: undefined, touched: [] }
    })
  })
  return ids.length
}

/**
 * Puts videos of a title in an order: those that are named take the places that they had together.
 * @throws AppError notFound; validation on `ids` for one that is not of the title; OutdatedRecords of the title
 */
export async function orderVideos(
  platform: ToWrite,
  title: { readonly id: number; readonly version: number },
  ids: readonly number[],
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'titles', { [title.id]: title.version })
    const before = await listVideoOrder(tx, title.id)
    const order = withReordered(before, ids)
    const moved = await findMovedVideos(tx, title.id, order)
    await recordingChanges(tx, auditedVideos, { ids: moved, action: 'updated' }, () =>
      writeVideoOrder(tx, title.id, order),
    )
    if (moved.length > 0) await countVersion(tx, title.id)
    await platform.cache.invalidate([titleTag(title.id), TITLES_TAG], tx)
  })
}

/** @throws AppError validation on `ids` for one that is not there, or is there twice */
export function withReordered(all: readonly number[], wanted: readonly number[]): number[] {
  const moved = new Set(wanted)
  const known = new Set(all)
  if (moved.size < wanted.length) throw fieldError('ids', 'Each of them has one place.')
  if (wanted.some((id) => !known.has(id)))
    throw fieldError('ids', 'One of them is no longer there. Look again.')
  const next = wanted.values()
  return all.map((id) => (moved.has(id) ? next.next().value! : id))
}

const titlesOf = (places: readonly VideoPlace[]) => [
  ...new Set(places.map(({ title_id: id }) => id)),
]

/** The titles of videos first, as everywhere: in another order two writers would wait for each other. @throws AppError notFound */
export async function lockVideos(tx: Database, ids: readonly number[]): Promise<VideoPlace[]> {
  const places = await findVideoPlaces(tx, ids)
  assertAllFound(ids, places)
  if (!(await lockTitles(tx, titlesOf(places)))) throw new AppError('notFound')
  return places
}

interface Worked<Result> {
  readonly result: Result
  /** Of what was changed, as it was and is. */
  readonly touched: readonly VideoPlace[]
}

/** What it does to their titles: how many videos those have, and what imports leave alone from now on. */
async function onTitles<Result>(
  { cache }: Needs<'cache'>,
  tx: Database,
  titleIds: readonly number[],
  work: () => Promise<Worked<Result>>,
): Promise<Result> {
  const deed = { ids: titleIds, action: 'updated' } as const
  const result = await recordingChanges(tx, auditedTitles, deed, async () => {
    const worked = await work()
    for (const id of titlesOf(worked.touched.filter(isTrailer))) await lockTrailers(tx, id)
    return worked.result
  })
  await cache.invalidate([...titleIds.map((id) => titleTag(id)), TITLES_TAG], tx)
  return result
}

async function lockTrailers(tx: Database, titleId: number): Promise<void> {
  const locks = await listTitleLocks(tx, titleId)
  if (locks.has(TRAILERS)) return
  await setTitleLocks(tx, titleId, [...locks, TRAILERS])
  await countVersion(tx, titleId)
}

import type { Language } from '@mediatheque/contract/core/lines.ts'
import type {
  NewVideoForm,
  TitleVideosQuery,
  VideoOrderForm,
  VideosQuery,
  VideoValues,
} from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { SeenVersions } from '../../../platform/access/seen-versions.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { checkOneVideo, enqueueVideoCheck } from '../../links/checker/checker.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { findByName } from '../search/search.service.ts'
import {
  addVideo,
  changeVideo,
  type DeletedVideoRow,
  findVideoPlaces,
  orderVideos,
  removeVideos,
  restoreVideos,
} from '../titles/videos/stored-videos.service.ts'
import { listCategories } from '../value-lists/value-lists.service.ts'
import { toColumns } from './video-fields.ts'
import {
  findAllVideos,
  findVideoPage,
  listVideosOfTitle,
  readVideoRecords,
  type VideoRecordRow,
  type VideosSource,
} from './video-records.repository.ts'
import {
  findTitlePlaces,
  findVideoSheet,
  type TitlePlacesRow,
  type VideoSheetRow,
} from './video-sheet.repository.ts'

export type { VideoRecordRow } from './video-records.repository.ts'
export type { TitlePlacesRow, VideoSheetRow } from './video-sheet.repository.ts'

/** So many of the best matches of a search among titles are looked at. */
const MOST_FOUND = 200
/** Of one title: those of a long season. */
const MOST_SHOWN = 500

type ToList = Needs<'readDb' | 'cache'>
type ToWrite = Needs<'jobs' | ToReadSettings>

export async function listVideos(
  platform: ToList,
  query: VideosQuery,
  language: Language,
): Promise<RowPage<VideoRecordRow>> {
  const page = await findVideoPage(platform.readDb, await readSources(platform, query), query)
  return { ...page, data: await readVideoRecords(platform.readDb, page.data, language) }
}

/** The same videos, all of them, some at a time. */
export async function* readAllVideos(
  platform: ToList,
  query: VideosQuery,
  language: Language,
): AsyncGenerator<readonly VideoRecordRow[]> {
  const ids = await findAllVideos(platform.readDb, await readSources(platform, query), query)
  yield* readBatches(ids, (some) => readVideoRecords(platform.readDb, some, language))
}

async function readSources(
  platform: ToList,
  { query: words, filters }: VideosQuery,
): Promise<VideosSource> {
  const asked = filters?.category?.value ?? []
  const categories = asked.length > 0 ? await listCategories(platform, 'en') : []
  const found =
    words &&
    (await findByName(platform, words, {
      page: 1,
      titles: MOST_FOUND,
      people: 0,
      candidates: MOST_FOUND,
    }))
  return {
    words: words || undefined,
    titles: found ? found.titles.ids : [],
    titleTypes: categories.filter(({ id }) => asked.includes(id)).map(({ type }) => type),
  }
}

/** @throws AppError notFound */
export async function getVideoSheet(
  { db }: Needs<'db'>,
  id: number,
  language: Language,
): Promise<VideoSheetRow> {
  const row = await findVideoSheet(db, id, language)
  if (!row) throw new AppError('notFound')
  return row
}

/** @returns its number @throws AppError validation by field */
export async function createVideo(
  platform: ToWrite,
  { user }: LoggedInActor,
  { title_id: titleId, ...values }: NewVideoForm,
): Promise<number> {
  const columns = await toColumns(platform, { titleId, stored: undefined }, values)
  return addVideo(
    platform,
    { ...columns, title_id: titleId, user_id: user.id, name: values.name },
    (tx) => enqueueVideoCheck(platform, tx),
  )
}

/** @throws AppError notFound; validation by field; OutdatedRecords */
export async function updateVideo(
  platform: ToWrite,
  video: VideoSheetRow,
  { version, ...values }: Partial<VideoValues> & { readonly version: number },
): Promise<void> {
  const columns = await toColumns(platform, { titleId: video.title.id, stored: video }, values)
  await changeVideo(platform, { id: video.id, version }, columns, (tx) =>
    columns.url === undefined || columns.url === video.url
      ? Promise.resolve()
      : enqueueVideoCheck(platform, tx),
  )
}

export const listVideosToDelete = ({ db }: Needs<'db'>, ids: readonly number[]) =>
  findVideoPlaces(db, ids)

/** All of them or none. @returns how many @throws AppError notFound; OutdatedRecords */
export const deleteVideos = (
  platform: Needs<'db' | 'cache' | 'clock'>,
  { user }: LoggedInActor,
  ids: readonly number[],
  seen: SeenVersions,
): Promise<number> => removeVideos(platform, ids, seen, { by: user.id, at: platform.clock.now() })

/** @returns how many */
export const restoreDeletedVideos = (
  platform: Needs<'db' | 'cache' | 'clock'>,
  { user }: LoggedInActor,
  rows: readonly DeletedVideoRow[],
): Promise<number> => restoreVideos(platform, rows, { by: user.id, at: platform.clock.now() })

/** Looks now, while somebody waits. */
export const checkVideo = (platform: Needs<'clock' | ToReadSettings>, id: number) =>
  checkOneVideo(platform, id)

/** @throws AppError notFound where there is no such title */
export async function getTitlePlaces(
  { db }: Needs<'db'>,
  titleId: number,
  asked: { readonly season: number | undefined; readonly language: Language },
): Promise<TitlePlacesRow> {
  const places = await findTitlePlaces(db, titleId, asked)
  if (!places) throw new AppError('notFound')
  return places
}

export interface TitleVideosRow {
  readonly id: number
  readonly version: number
  readonly videos: readonly VideoRecordRow[]
  readonly is_cut: boolean
}

/** Videos of a title in their order. @throws AppError notFound where there is no such title */
export async function getTitleVideos(
  platform: Needs<'db'>,
  titleId: number,
  { language, ...place }: TitleVideosQuery & { readonly language: Language },
): Promise<TitleVideosRow> {
  const { db } = platform
  const { version } = await getTitlePlaces(platform, titleId, { season: undefined, language })
  const ids = await listVideosOfTitle(db, titleId, { ...place, most: MOST_SHOWN })
  const videos = await readVideoRecords(db, ids.slice(0, MOST_SHOWN), language)
  return { id: titleId, version, videos, is_cut: ids.length > MOST_SHOWN }
}

/** @throws AppError notFound; validation on `ids`; OutdatedRecords of the title */
export async function orderTitleVideos(
  platform: Needs<'db' | 'cache'>,
  titleId: number,
  { version, ids }: VideoOrderForm,
): Promise<void> {
  await orderVideos(platform, { id: titleId, version }, ids)
}

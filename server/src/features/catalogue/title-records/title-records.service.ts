import {
  ratingFilterOf,
  RATING_SOURCES,
  type RatingSource,
} from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import type { TitleRecordsQuery } from '@mediatheque/contract/catalogue/title-records/title-records.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { findByName } from '../search/search.service.ts'
import { listCategories } from '../value-lists/value-lists.service.ts'
import {
  findAllTitleRecords,
  findTitleRecordPage,
  findTitleVersions,
  readTitleRecords,
  type TitleRecordRow,
  type TitleRecordsSource,
} from './title-records.repository.ts'

/** So many of the best matches of a search are listed. */
const MOST_FOUND = 1000
/** Somebody may have typed the number of a title. */
const RECORD_NUMBER = /^\s*#?(\d{1,15})\s*$/

type ToList = Needs<'readDb' | 'cache' | ToReadSettings>

export interface TitleRecords {
  readonly page: RowPage<TitleRecordRow>
  readonly ratings: RatingSource
}

export async function listTitleRecords(
  platform: ToList,
  query: TitleRecordsQuery,
  language: Language,
): Promise<TitleRecords> {
  const source = await readSource(platform, query)
  const { ratings } = source
  const page = await findTitleRecordPage(platform.readDb, source, query)
  const data = await readTitleRecords(platform.readDb, page.data, { language, ratings })
  return { page: { ...page, data }, ratings }
}

/** The same rows, all of them, some at a time. */
export async function* readAllTitleRecords(
  platform: ToList,
  query: TitleRecordsQuery,
  language: Language,
): AsyncGenerator<readonly TitleRecordRow[]> {
  const source = await readSource(platform, query)
  const ids = await findAllTitleRecords(platform.readDb, source, query)
  yield* readBatches(ids, (some) =>
    readTitleRecords(platform.readDb, some, { language, ratings: source.ratings }),
  )
}

/** Numbers and versions of the same rows. @throws AppError validation where there are too many */
export async function findChosenTitles(
  platform: ToList,
  query: TitleRecordsQuery,
): Promise<readonly { readonly id: number; readonly version: number }[]> {
  const source = await readSource(platform, query)
  const ids = await findAllTitleRecords(platform.readDb, source, query)
  return findTitleVersions(platform.readDb, ids)
}

/** @throws AppError validation for the rating that a setting did not choose */
async function readSource(platform: ToList, query: TitleRecordsQuery): Promise<TitleRecordsSource> {
  const { title_ratings } = await getSettings(platform)
  const other = RATING_SOURCES.map(ratingFilterOf).find(
    (key) => key !== ratingFilterOf(title_ratings.source) && query.filters?.[key],
  )
  if (other) throw fieldError(`filters.${other}`, 'This site lists titles by another rating.')
  const categories = query.filters?.category ? await listCategories(platform, 'en') : []
  return {
    ratings: title_ratings.source,
    found: await findWords(platform, query.query),
    typesOfCategories: new Map(categories.map(({ id, type }) => [id, type])),
  }
}

/** Titles by name, in spite of typing errors, or by their number. */
async function findWords(
  platform: Needs<'readDb'>,
  words: string | undefined,
): Promise<number[] | undefined> {
  if (!words) return undefined
  const { titles } = await findByName(platform, words, {
    page: 1,
    titles: MOST_FOUND,
    people: 0,
    candidates: MOST_FOUND,
  })
  const number = RECORD_NUMBER.exec(words)?.[1]
  return number === undefined ? titles.ids : [Number(number), ...titles.ids]
}

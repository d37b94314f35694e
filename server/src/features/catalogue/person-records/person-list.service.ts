import type { PersonRecordsQuery } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findByName } from '../search/search.service.ts'
import {
  findAllPersonRecords,
  findPersonRecordPage,
  type PersonRecordRow,
  readPersonRecords,
} from './person-list.repository.ts'

export { listCreditsOfPerson, type PersonCreditRow } from './person-credits.repository.ts'
export { countPersonBelongings, type PersonRecordRow } from './person-list.repository.ts'

/** So many of the best matches of a search are listed. */
const MOST_FOUND = 1000
/** Of a page, in a statement of their own each. */
const READ_TOGETHER = 50
/** Of a file: all credits of each are looked at. */
const ROWS_AT_A_TIME = 80
/** Somebody may have typed the number of a person. */
const RECORD_NUMBER = /^\s*#?(\d{1,15})\s*$/

export async function listPersonRecords(
  platform: Needs<'readDb'>,
  query: PersonRecordsQuery,
): Promise<RowPage<PersonRecordRow>> {
  const found = await findWords(platform, query.query)
  const page = await findPersonRecordPage(platform.readDb, found, query)
  return { ...page, data: await readPersonRecords(platform.readDb, page.data, READ_TOGETHER) }
}

/** The same rows, all of them, some at a time. */
export async function* readAllPersonRecords(
  platform: Needs<'readDb'>,
  query: PersonRecordsQuery,
): AsyncGenerator<readonly PersonRecordRow[]> {
  const found = await findWords(platform, query.query)
  const ids = await findAllPersonRecords(platform.readDb, found, query)
  yield* readBatches(ids, (some) => readPersonRecords(platform.readDb, some), ROWS_AT_A_TIME)
}

/** People by name, in spite of typing errors, or by their number. */
async function findWords(
  platform: Needs<'readDb'>,
  words: string | undefined,
): Promise<number[] | undefined> {
  if (!words) return undefined
  const { people } = await findByName(platform, words, {
    page: 1,
    titles: 0,
    people: MOST_FOUND,
    candidates: MOST_FOUND,
  })
  const number = RECORD_NUMBER.exec(words)?.[1]
  return number === undefined ? people.ids : [Number(number), ...people.ids]
}

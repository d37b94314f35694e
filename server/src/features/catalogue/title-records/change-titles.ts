import {
  type TitleChanges,
  titleChanges,
} from '@mediatheque/contract/catalogue/title-records/title-changes.schemas.ts'
import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { titleRecordList } from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import { defineBulkAction } from '../../../platform/bulk-action.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  assertChangesFit,
  type ChangeableTitle,
  changeOneOfMany,
  listChangeableTitles,
  lockChangeableTitles,
} from '../titles/editing/title-changes.service.ts'
import { canUpdateTitle } from '../titles/titles.policy.ts'
import { findChosenTitles } from './title-records.service.ts'

/** Names of records that were left alone are those of the original. */
const LANGUAGE = 'en'

/** @throws AppError notFound when one of them is gone */
export async function getTitlesToChange(
  platform: Needs<'db'>,
  ids: readonly number[],
  language: Language,
): Promise<ChangeableTitle[]> {
  const titles = await listChangeableTitles(platform, ids, language)
  assertAllFound(ids, titles)
  return titles
}

/**
 * Changes titles in the same way, all of them or none. @returns how many changed
 * @throws AppError validation where one would have more of something than it can; OutdatedRecords
 */
export async function changeTitles(
  platform: Needs<'db' | 'cache'>,
  ids: readonly number[],
  seen: SeenVersions,
  changes: TitleChanges,
): Promise<number> {
  assertAllSeen(ids, seen)
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'titles', seen)
    await assertChangesFit(tx, changes)
    let count = 0
    for (const title of await listChangeableTitles({ db: tx }, ids, LANGUAGE))
      if (await changeOneOfMany(platform, tx, title, changes)) count++
    return count
  })
}

/** The same with all titles that the list finds. */
export const bulkChangeTitles = defineBulkAction({
  name: 'change',
  list: titleRecordList.name,
  from: titleRecordEndpoints.listTitleRecords,
  as: titleRecordEndpoints.changeTitles,
  input: titleChanges,
  find: (platform, _actor, query) => findChosenTitles(platform, query),
  load: (tx, ids) => lockChangeableTitles(tx, ids, LANGUAGE),
  policy: (actor) => canUpdateTitle(actor),
  nameOf: ({ name }) => name,
  run: async (platform, tx, _actor, { record, input: changes }) => {
    await assertChangesFit(tx, changes)
    await changeOneOfMany(platform, tx, record, changes)
  },
})

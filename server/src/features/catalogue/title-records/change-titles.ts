import {
  type TitleChanges,
  titleChanges,
} from '@mediatheque/contract/catalogue/title-records/title-changes.schemas.ts'
import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { titleRecordList } from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import { lockAsSeen, type SeenVersions } from '../../../platform/access/seen-versions.ts'
import { defineBulkAction } from '../../../platform/bulk-action.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  assertChangesFit,
  type ChangeableTitle,
  changeOneOfMany,
  listChangeableTitles,
  lockChangeableTitles,
} from '../titles/editing/title-changes.service.ts'
import { canUpdateTitle } from '../titles/titles.policy.ts'
import { lockWholeTitles } from '../withdrawals/deleted-titles.service.ts'
import { moveOut } from './move-titles.ts'
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
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  seen: SeenVersions,
  changes: TitleChanges,
): Promise<number> {
  const ids = Object.keys(seen).map(Number)
  const change = async (tx: Database) => {
    if (changes.visibility) await lockWholeTitles(tx, ids)
    await lockAsSeen(tx, 'titles', seen)
    await assertChangesFit(tx, changes)
    let count = 0
    for (const title of await listChangeableTitles({ db: tx }, ids, LANGUAGE))
      if (await changeOne(platform, tx, actor, { title, changes })) count++
    return count
  }
  return retryAfterDeadlock(() => platform.db.transaction().execute(change))
}

interface One {
  readonly title: ChangeableTitle
  readonly changes: TitleChanges
}

/** @returns whether anything changed */
async function changeOne(
  platform: Needs<'cache' | 'clock'>,
  tx: Database,
  actor: Actor,
  { title, changes }: One,
): Promise<boolean> {
  const isChanged = await changeOneOfMany(platform, tx, title, changes)
  if (!changes.visibility) return isChanged
  await moveOut(tx, title, { by: actor.user!.id, at: platform.clock.now(), action: 'hidden' })
  await platform.cache.invalidateAll(tx)
  return true
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
  run: async (platform, tx, actor, { record, input: changes }) => {
    await assertChangesFit(tx, changes)
    if (changes.visibility) await lockWholeTitles(tx, [record.id])
    await changeOne(platform, tx, actor, { title: record, changes })
  },
})

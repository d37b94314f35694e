import type {
  ImportAnswer,
  ImportEntry,
  ImportListForm,
} from '@mediatheque/contract/community/lists/list-import.schemas.ts'
import { MOST_LIST_ITEMS } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { forgetPublicLists } from './list-lists.service.ts'
import type { ListRow } from './lists.repository.ts'
import { getListById } from './lists.service.ts'
import { lockCount, makeList } from './own-lists.service.ts'
import { findListed, holdTitles, insertListItems } from './import-titles.repository.ts'

/** Each writes as many rows as a list holds. */
const IMPORTS_BY_ACCOUNT: Throttle = {
  name: 'import-list.account',
  by: 'account',
  attempts: 60,
  windowSeconds: 3_600,
}

/** What became of the titles. */
export type Imported = Omit<ImportAnswer, 'list'>
export interface ImportedList extends Imported {
  readonly row: ListRow
}

/** @throws AppError validation by field, forbidden beyond the quota, tooManyRequests */
export async function importList(
  platform: Needs<'cache' | 'clock' | 'db' | 'secrets'>,
  actor: LoggedInActor,
  { entries, ...form }: ImportListForm & { readonly workspaceId: number },
): Promise<ImportedList> {
  await countAttempt(platform, IMPORTS_BY_ACCOUNT, String(actor.user.id))
  const { row, filled } = await makeList(platform, actor, form, async (tx, id) => {
    const imported = await addEntries(tx, id, entries)
    if (imported.added === 0) throw fieldError('entries', 'None of these titles is there any more.')
    return imported
  })
  return { row, ...filled }
}

/** All that find a place, or none. @throws AppError notFound, tooManyRequests */
export async function importIntoList(
  platform: Needs<'cache' | 'clock' | 'db' | 'secrets'>,
  actor: LoggedInActor,
  list: ListRow,
  entries: readonly ImportEntry[],
): Promise<ImportedList> {
  await countAttempt(platform, IMPORTS_BY_ACCOUNT, String(actor.user.id))
  return platform.db.transaction().execute(async (tx) => {
    const imported = await addEntries(tx, list.id, entries)
    await forgetPublicLists(platform, tx, [list])
    return { ...imported, row: await getListById({ db: tx }, actor, list.id) }
  })
}

/** Under a lock of the list: two imports go one after the other, and no list gets more than it may hold. */
async function addEntries(
  tx: Database,
  listId: number,
  entries: readonly ImportEntry[],
): Promise<Imported> {
  const count = await lockCount(tx, listId)
  const ids = [...new Set(entries.map(({ title_id }) => title_id))]
  // Of a title that is there twice the first counts.
  const firstOf = new Map(entries.toReversed().map((entry) => [entry.title_id, entry]))
  const wanted = ids.map((id) => firstOf.get(id)!)
  const held = await holdTitles(tx, ids)
  const listed = await findListed(tx, listId, ids)
  const fresh = wanted.filter(({ title_id }) => held.has(title_id) && !listed.has(title_id))
  const room = Math.max(0, MOST_LIST_ITEMS - count)
  const fitting = fresh.slice(0, room)
  await insertListItems(tx, listId, fitting)
  const gone = ids.filter((id) => !held.has(id))
  const beyond = fresh.slice(room).map(({ title_id }) => title_id)
  return {
    added: fitting.length,
    already_there: listed.size,
    refused: [
      ...gone.map((title_id) => ({ title_id, reason: 'gone' as const })),
      ...beyond.map((title_id) => ({ title_id, reason: 'full' as const })),
    ],
  }
}

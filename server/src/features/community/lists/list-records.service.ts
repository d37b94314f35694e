import type { listRecordList } from '@mediatheque/contract/community/lists/list-records.list.ts'
import type {
  DeleteListRecordsForm,
  ListRecordForm,
  UpdateListRecordForm,
} from '@mediatheque/contract/community/lists/list-records.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { isDeepStrictEqual } from 'node:util'
import {
  assertAllSeen,
  lockAsSeen,
  OutdatedRecords,
} from '../../../platform/access/seen-versions.ts'
import { recordCreated, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readBatches } from '../../../platform/database/list-rows.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getUserByUsername } from '../../accounts/users/users.service.ts'
import { findWorkspace } from '../../accounts/workspaces/workspaces.service.ts'
import { listTitlesByIds, type TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import { holdTitles } from './import-titles.repository.ts'
import { mayHandOver, mayOpen } from './lists.policy.ts'
import { auditedLists } from './lists.history.ts'
import { forgetPublicLists } from './list-lists.service.ts'
import {
  findAllListRecords,
  findListRecordPage,
  insertListForSomebody,
  listAllItems,
  writeListItems,
} from './list-records.repository.ts'
import { findListRow, findListRows, type ListRow } from './lists.repository.ts'
import { getList, getListById } from './lists.service.ts'
import { deleteListRows, updateListRow } from './own-lists.repository.ts'
import { tellOwner, type ToWithhold, withholdLocked } from './withhold-lists.service.ts'

type List = typeof listRecordList

export async function listListRecords(
  { db }: Needs<'db'>,
  actor: LoggedInActor,
  call: ListCall<List>,
): Promise<RowPage<ListRow>> {
  const page = await findListRecordPage(db, actor, call)
  return { ...page, data: await readInOrder(db, actor, page.data) }
}

/** The same lists, all of them, some at a time. @throws AppError validation when there are too many for a file */
export async function* readListRecords(
  { db }: Needs<'db'>,
  actor: LoggedInActor,
  call: ListCall<List>,
): AsyncGenerator<readonly ListRow[]> {
  const ids = await findAllListRecords(db, actor, call)
  yield* readBatches(ids, (some) => readInOrder(db, actor, some))
}

async function readInOrder(
  db: Database,
  actor: LoggedInActor,
  ids: readonly number[],
): Promise<ListRow[]> {
  const rows = await findListRows(db, ids, actor)
  const byId = new Map(rows.map((row) => [row.id, row]))
  // One may have been closed since it was found.
  return ids.flatMap((id) => byId.get(Number(id)) ?? []).filter(({ is_visible }) => is_visible)
}

/** A list with its titles in their order. */
export interface ListSheetRow {
  readonly row: ListRow
  readonly items: readonly { readonly title: TitleCardRow; readonly note: string | null }[]
}

/** As it is this moment. @throws AppError notFound, also for one that nobody but those who have its address may see */
export async function getListRecord(
  { db }: Needs<'db'>,
  actor: LoggedInActor,
  slugOrId: string,
): Promise<ListRow> {
  const row = await getList({ readDb: db }, actor, slugOrId)
  if (!row.is_visible) throw new AppError('notFound')
  return row
}

export async function completeList(
  { db }: Needs<'db'>,
  row: ListRow,
  language: Language,
): Promise<ListSheetRow> {
  const items = await listAllItems(db, row.id)
  const ids = items.map(({ title_id: id }) => id)
  const notes = new Map(items.map(({ title_id: id, note }) => [id, note]))
  const titles = await listTitlesByIds({ readDb: db }, ids, language)
  return { row, items: titles.map((title) => ({ title, note: notes.get(title.id) ?? null })) }
}

/** @throws AppError validation by field */
export function createListRecord(
  platform: ToWithhold,
  actor: LoggedInActor,
  { items, owner, ...words }: ListRecordForm,
): Promise<ListRow> {
  return platform.db.transaction().execute(async (tx) => {
    const ownerId = owner === null ? actor.user.id : await findOwner(tx, actor, owner)
    const titles = await checkTitles(tx, items)
    const id = await insertListForSomebody(tx, { ...words, user_id: ownerId })
    await writeListItems(tx, id, titles)
    await recordCreated(tx, auditedLists, [id])
    await forgetPublicLists(platform, tx, [words])
    const row = await readAgain(tx, actor, id)
    if (ownerId !== actor.user.id)
      await tellOwner(platform, tx, { list: row, content: 'The list “:name” is yours now' })
    return row
  })
}

interface Edited {
  readonly id: number
  /** What it was before is written again: also for more readers than it has now. */
  readonly isTakingBack?: boolean
}

/**
 * Changes a list and its titles. Its owner is told where it is somebody else.
 * @throws AppError notFound, validation by field; OutdatedRecords, also where its titles are others than those that were seen
 */
export function updateListRecord(
  platform: ToWithhold,
  actor: LoggedInActor,
  { id, isTakingBack = false }: Edited,
  { version, items_seen: seen, items, owner, ...words }: UpdateListRecordForm,
): Promise<ListRow> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'lists', { [id]: version })
    const list = await getListById({ db: tx }, actor, id)
    assertMayRead(actor, list, words.visibility, isTakingBack)
    const ownerId = await nextOwner(tx, actor, list, owner)
    const before = (await listAllItems(tx, id)).map(({ title_id: title }) => title)
    const titles = [...new Set(items)]
    const isOrdered = !isDeepStrictEqual(titles, seen)
    if (isOrdered && !isDeepStrictEqual(before, seen))
      throw new OutdatedRecords('lists', [{ id, seen: version, version }])
    if (isOrdered) await checkTitles(tx, titles)
    await recordingChanges(tx, auditedLists, { ids: [id], action: 'updated' }, async () => {
      await updateListRow(tx, id, { ...words, user_id: ownerId })
      if (isOrdered) await writeListItems(tx, id, titles)
    })
    await forgetPublicLists(platform, tx, [list, words])
    const row = await readAgain(tx, actor, id)
    const isChanged = isOrdered || row.version !== version
    if (isChanged) await tellOfChange(platform, tx, actor, { list, row })
    return row
  })
}

/**
 * Own lists go for good, as their owner would delete them; others are removed and can come back.
 * @throws AppError notFound, OutdatedRecords; validation for the list that the site keeps for each member, and without a reason
 */
export function deleteListRecords(
  platform: ToWithhold,
  actor: LoggedInActor,
  lists: readonly ListRow[],
  { versions, reason }: DeleteListRecordsForm,
): Promise<number> {
  const ids = lists.map(({ id }) => id)
  assertAllSeen(ids, versions)
  if (lists.some(({ kind }) => kind !== null))
    throw fieldError('ids', 'This list stays. Hide it instead.')
  const own = lists.filter(({ owner_id: owner }) => owner === actor.user.id).map(({ id }) => id)
  const others = ids.filter((id) => !own.includes(id))
  if (others.length > 0 && reason === null)
    throw fieldError('reason', 'Please say why: the owner reads it.')
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'lists', versions)
    const by = actor.user.id
    if (others.length > 0)
      await withholdLocked(platform, tx, others, { action: 'remove', reason: reason!, by })
    await recordingChanges(tx, auditedLists, { ids: own, action: 'deleted' }, async () => {
      if (own.length > 0) await deleteListRows(tx, own)
    })
    await forgetPublicLists(platform, tx, lists)
    return ids.length
  })
}

/** A list that its reader loses sight of with what they write is none of their business: hiding it says why. */
async function readAgain(tx: Database, actor: LoggedInActor, id: number): Promise<ListRow> {
  const row = await findListRow(tx, id, actor)
  if (!row?.is_visible)
    throw fieldError('visibility', 'You could not see this list any more. Hide it instead.')
  return row
}

/** @throws AppError validation for more readers than a list of somebody else has, and for one that is hidden */
function assertMayRead(
  actor: LoggedInActor,
  list: ListRow,
  next: ListRow['visibility'],
  isTakingBack: boolean,
): void {
  if (list.withheld !== null && next !== 'private')
    throw fieldError(
      'visibility',
      'A moderator has hidden this list. It stays private until they show it again.',
    )
  if (!isTakingBack && !mayOpen(actor, list, next))
    throw fieldError('visibility', 'Its owner alone shows it to more readers.')
}

/** @throws AppError validation on `owner` */
async function nextOwner(
  tx: Database,
  actor: LoggedInActor,
  list: ListRow,
  username: string | null,
): Promise<number> {
  if (username === null || username === list.username) return list.owner_id
  const ownerId = await findOwner(tx, actor, username)
  if (ownerId === list.owner_id) return ownerId
  if (!mayHandOver(actor, list)) throw fieldError('owner', 'This list stays with its owner.')
  if (list.workspace_id !== null && !(await findWorkspace({ db: tx }, list.workspace_id, ownerId)))
    throw fieldError('owner', 'The owner has to be a member of the workspace of the list.')
  return ownerId
}

async function findOwner(tx: Database, actor: LoggedInActor, username: string): Promise<number> {
  const user = await getUserByUsername({ db: tx }, actor, username).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return undefined
    throw error
  })
  if (!user) throw fieldError('owner', 'There is no account with this username.')
  return user.id
}

/** The titles stay until the transaction ends. @throws AppError validation on the one that is not there */
async function checkTitles(tx: Database, ids: readonly number[]): Promise<readonly number[]> {
  const titles = [...new Set(ids)]
  const held = await holdTitles(tx, titles)
  const missing = titles.findIndex((id) => !held.has(id))
  if (missing >= 0) throw fieldError(`items.${missing}`, 'There is no record with this number.')
  return titles
}

async function tellOfChange(
  platform: ToWithhold,
  tx: Database,
  actor: LoggedInActor,
  { list, row }: { readonly list: ListRow; readonly row: ListRow },
): Promise<void> {
  if (list.owner_id !== actor.user.id)
    await tellOwner(platform, tx, { list, content: 'Your list “:name” was changed by a moderator' })
  if (row.owner_id !== list.owner_id && row.owner_id !== actor.user.id)
    await tellOwner(platform, tx, { list: row, content: 'The list “:name” is yours now' })
}

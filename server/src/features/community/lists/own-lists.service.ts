import { LISTS_QUOTA } from '@mediatheque/contract/community/lists/lists.quotas.ts'
import {
  type CreateListForm,
  type ListForm,
  MOST_LIST_ITEMS,
  type UpdateListForm,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findWorkspace } from '../../accounts/workspaces/workspaces.service.ts'
import { listWords } from './list-words.ts'
import { forgetPublicLists } from './list-lists.service.ts'
import type { ListRow } from './lists.repository.ts'
import { getListById } from './lists.service.ts'
import {
  countOwnLists,
  deleteListItem,
  deleteListRows,
  holdTitle,
  insertList,
  insertListItem,
  isWithheld,
  listForLaterRows,
  lockList,
  moveListItem,
  openWatchLater,
  updateListNote,
  updateListRow,
} from './own-lists.repository.ts'

const WATCH_LATER = { name: 'Watch later', name_fr: 'À voir plus tard' } as const

/** What became of one title of a list. */
export interface ItemChange {
  readonly list_id: number
  readonly items_count: number
  readonly changed: boolean
}

/** @throws AppError validation by field, forbidden beyond the quota */
export async function createList(
  platform: Needs<'db' | 'cache'>,
  actor: Actor,
  { title_id, ...form }: CreateListForm & { readonly workspaceId: number },
): Promise<ListRow> {
  const { row } = await makeList(platform, actor, form, async (tx, id) => {
    if (title_id !== undefined) await addTitle(tx, id, { title_id, note: null })
  })
  return row
}

/** A list with whatever `fill` puts into it, in one transaction. @throws AppError as {@link createList}, and as `fill` */
export async function makeList<Filled>(
  platform: Needs<'db' | 'cache'>,
  actor: Actor,
  { workspaceId, ...form }: ListForm & { readonly workspaceId: number },
  fill: (tx: Database, id: number) => Promise<Filled>,
): Promise<{ readonly row: ListRow; readonly filled: Filled }> {
  const userId = actor.user!.id
  if (workspaceId !== 0 && !(await findWorkspace(platform, workspaceId, userId)))
    throw fieldError('workspaceId', 'You are no member of this workspace.')
  const counted = {
    ownerId: userId,
    by: actor,
    count: (tx: Database) => countOwnLists(tx, userId),
    refusal: (limit: number) =>
      new AppError('forbidden', {
        message: 'You have as many lists as you may have. Delete one that you no longer need.',
        details: { limit },
      }),
  }
  return platform.db.transaction().execute(async (tx) => {
    const id = await withinQuota(tx, LISTS_QUOTA, counted, (granted) =>
      insertList(granted, { ...form, user_id: userId, workspace_id: workspaceId || null }),
    )
    const filled = await fill(tx, id)
    await forgetPublicLists(platform, tx, [form])
    return { row: await getListById({ db: tx }, actor, id), filled }
  })
}

/** @throws AppError notFound, OutdatedRecords */
export function updateList(
  platform: Needs<'db' | 'cache'>,
  { actor, language }: { actor: Actor; language: Language },
  list: ListRow,
  { version, ...form }: UpdateListForm,
): Promise<ListRow> {
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'lists', { [list.id]: version })
    if (form.visibility !== 'private' && (await isWithheld(tx, list.id)))
      throw fieldError(
        'visibility',
        'A moderator has hidden this list. It stays private until they show it again.',
      )
    await updateListRow(tx, list.id, changedColumns(list, form, language))
    await forgetPublicLists(platform, tx, [list, form])
    return getListById({ db: tx }, actor, list.id)
  })
}

/** Words that stay as they are shown keep their translation; others are the owner's own, in every language. */
function changedColumns(list: ListRow, form: ListForm, language: Language) {
  const shown = listWords(list, language)
  return {
    visibility: form.visibility,
    ...(form.name !== shown.name && { name: form.name, name_fr: null }),
    ...(form.description !== shown.description && {
      description: form.description,
      description_fr: null,
    }),
  }
}

/** @throws AppError notFound, OutdatedRecords; validation for the list that stays */
export function deleteLists(
  platform: Needs<'db' | 'cache'>,
  lists: readonly ListRow[],
  seen: SeenVersions,
): Promise<number> {
  const ids = lists.map(({ id }) => id)
  assertAllSeen(ids, seen)
  if (lists.some(({ kind }) => kind !== null))
    throw fieldError('ids', 'This list stays. Take its titles out instead.')
  return platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'lists', seen)
    await forgetPublicLists(platform, tx, lists)
    return deleteListRows(tx, ids)
  })
}

interface NewItem {
  readonly title_id: number
  readonly note: string | null
  /** 1 is the first; else it comes last. */
  readonly position?: number | undefined
}

/** Under a lock of the list: two tabs add one after the other, and no list gets more than it may hold. */
async function addTitle(tx: Database, listId: number, item: NewItem): Promise<ItemChange> {
  const count = await lockCount(tx, listId)
  if (!(await holdTitle(tx, item.title_id))) throw fieldError('title_id', 'There is no such title.')
  const { title_id, note, position } = item
  const changed = await insertListItem(tx, { list_id: listId, title_id, note })
  if (changed && count >= MOST_LIST_ITEMS)
    throw fieldError('title_id', 'This list holds as many titles as a list can hold.')
  if (changed && position !== undefined)
    await moveListItem(tx, { listId, titleId: title_id, place: position })
  return { list_id: listId, items_count: count + (changed ? 1 : 0), changed }
}

/** How many titles it holds; who else changes them waits. @throws AppError notFound */
export async function lockCount(tx: Database, listId: number): Promise<number> {
  const count = await lockList(tx, listId)
  if (count === undefined) throw new AppError('notFound')
  return count
}

/** A title that is there stays where it is. @throws AppError validation for no such title, and for one too many */
export function addToList(
  platform: Needs<'db' | 'cache'>,
  list: ListRow,
  item: NewItem,
): Promise<ItemChange> {
  return platform.db.transaction().execute(async (tx) => {
    const change = await addTitle(tx, list.id, item)
    await forgetPublicLists(platform, tx, [list])
    return change
  })
}

/** As {@link addToList}, in the list that is made when it is first needed. */
export function addForLater(
  platform: Needs<'db'>,
  actor: Actor,
  titleId: number,
): Promise<ItemChange> {
  return platform.db.transaction().execute(async (tx) => {
    const id = await openWatchLater(tx, actor.user!.id, WATCH_LATER)
    return addTitle(tx, id, { title_id: titleId, note: null })
  })
}

export function removeFromList(
  platform: Needs<'db' | 'cache'>,
  list: ListRow,
  titleId: number,
): Promise<ItemChange> {
  return platform.db.transaction().execute(async (tx) => {
    const count = await lockCount(tx, list.id)
    const changed = await deleteListItem(tx, list.id, titleId)
    await forgetPublicLists(platform, tx, [list])
    return { list_id: list.id, items_count: count - (changed ? 1 : 0), changed }
  })
}

export function moveInList(
  platform: Needs<'db' | 'cache'>,
  list: ListRow,
  { title_id, position }: { title_id: number; position: number },
): Promise<ItemChange> {
  return platform.db.transaction().execute(async (tx) => {
    const items_count = await lockCount(tx, list.id)
    const changed = await moveListItem(tx, { listId: list.id, titleId: title_id, place: position })
    await forgetPublicLists(platform, tx, [list])
    return { list_id: list.id, items_count, changed }
  })
}

/** @throws AppError validation where the list does not hold the title */
export function noteInList(
  platform: Needs<'db'>,
  { id }: ListRow,
  { title_id, note }: { title_id: number; note: string | null },
): Promise<ItemChange> {
  return platform.db.transaction().execute(async (tx) => {
    const items_count = await lockCount(tx, id)
    const changed = await updateListNote(tx, { listId: id, titleId: title_id, note })
    if (!changed) throw fieldError('title_id', 'This title is not in the list.')
    return { list_id: id, items_count, changed }
  })
}

/** Of these titles those that a member keeps for later, for features that show it. */
export const findForLater = (
  { db }: Needs<'db'>,
  userId: number,
  titleIds: readonly number[],
): Promise<{ title_id: number; list_id: number }[]> => listForLaterRows(db, userId, titleIds)

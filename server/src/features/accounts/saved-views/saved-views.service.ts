import {
  type NewSavedView,
  SAVED_VIEWS_QUOTA,
  type SavedViewChanges,
} from '@mediatheque/contract/accounts/saved-views/saved-views.schemas.ts'
import type { Actor, LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { checkViewState } from './check-view-state.ts'
import { findList } from './known-lists.ts'
import {
  countSavedViews,
  deleteSavedViewRow,
  findSavedViewRow,
  forgetFirst,
  insertSavedView,
  isNameTaken,
  listSavedViewRows,
  lockViews,
  type OwnList,
  type SavedViewRow,
  updateSavedViewRow,
} from './saved-views.repository.ts'

export type { SavedViewRow } from './saved-views.repository.ts'

/** @throws AppError validation on `list` */
function getList(name: string): ListDefinition {
  const list = findList(name)
  if (!list) throw fieldError('list', 'There is no list of this name.')
  return list
}

export function listSavedViews(
  { db }: Needs<'db'>,
  { user }: LoggedInActor,
  list: string,
): Promise<SavedViewRow[]> {
  return listSavedViewRows(db, { user_id: user.id, list: getList(list).name })
}

/**
 * Of this caller. That somebody else has one with such a number is nobody's business.
 * @throws AppError notFound
 */
export async function getOwnSavedView(
  { db }: Needs<'db'>,
  actor: Actor,
  id: number,
): Promise<SavedViewRow> {
  const view = await findSavedViewRow(db, id)
  if (!view || view.user_id !== actor.user?.id) throw new AppError('notFound')
  return view
}

/** @throws AppError validation by field */
export async function createSavedView(
  { db }: Needs<'db'>,
  { user }: LoggedInActor,
  { list, ...view }: NewSavedView,
): Promise<SavedViewRow> {
  checkViewState(getList(list), view.state)
  const own: OwnList = { user_id: user.id, list }
  const counted = {
    ownerId: user.id,
    count: (tx: Database) => countSavedViews(tx, own),
    refusal: () =>
      fieldError(
        'name',
        'You have reached the greatest number of views of this list. Delete one first.',
      ),
  }
  return db.transaction().execute((tx) =>
    withinQuota(tx, SAVED_VIEWS_QUOTA, counted, async (granted) => {
      await lockViews(granted, own)
      await assertNameIsFree(granted, { ...own, name: view.name })
      if (view.is_first) await forgetFirst(granted, own)
      return insertSavedView(granted, { ...own, ...view })
    }),
  )
}

/** @throws AppError validation by field, notFound; OutdatedRecords */
export async function updateSavedView(
  { db }: Needs<'db'>,
  view: SavedViewRow,
  { version, ...changes }: SavedViewChanges,
): Promise<SavedViewRow> {
  // Of a list that is there no more a view can still be renamed.
  if (changes.state) checkViewState(getList(view.list), changes.state)
  const own: OwnList = { user_id: view.user_id, list: view.list }
  const saved = await db.transaction().execute(async (tx) => {
    await lockViews(tx, own)
    await lockAsSeen(tx, 'saved_views', { [view.id]: version })
    if (changes.name !== undefined)
      await assertNameIsFree(tx, { ...own, name: changes.name, exceptId: view.id })
    if (changes.is_first) await forgetFirst(tx, own, view.id)
    return updateSavedViewRow(tx, view.id, changes)
  })
  if (!saved) throw new AppError('notFound')
  return saved
}

async function assertNameIsFree(
  tx: Database,
  asked: OwnList & { readonly name: string; readonly exceptId?: number },
): Promise<void> {
  if (await isNameTaken(tx, asked))
    throw fieldError('name', 'You have a view of this name already.')
}

export async function deleteSavedView(
  { db }: Needs<'db'>,
  view: SavedViewRow,
  version: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'saved_views', { [view.id]: version })
    await deleteSavedViewRow(tx, view.id)
  })
}

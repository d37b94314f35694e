import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type DeletedTitleRow,
  findDeletedTitles,
  lockDeletedTitles,
  lockWholeTitles,
} from '../withdrawals/deleted-titles.service.ts'
import { lockMergesToUndo, undoMerge } from './merging/merge-titles.ts'
import { moveBack, moveOut } from './move-titles.ts'
import { countBelongings, findNamedTitles, type NamedTitle } from './title-belongings.repository.ts'

export { countBelongings }

/** @throws AppError notFound when one of them is gone */
export async function getTitlesToDelete(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<NamedTitle[]> {
  const rows = await findNamedTitles(db, ids)
  assertAllFound(ids, rows)
  return rows
}

/** Deletes titles with all that belongs to them, all of them or none. They can be restored. @returns how many */
export async function deleteTitles(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  titles: readonly NamedTitle[],
  seen: SeenVersions,
): Promise<number> {
  const ids = titles.map(({ id }) => id)
  assertAllSeen(ids, seen)
  const remove = async (tx: Database) => {
    await lockWholeTitles(tx, ids)
    await lockAsSeen(tx, 'titles', seen)
    const done = { by: actor.user!.id, at: platform.clock.now() }
    for (const title of titles) await moveOut(tx, title, { ...done, action: 'deleted' })
    await platform.cache.invalidateAll(tx)
  }
  await retryAfterDeadlock(() => platform.db.transaction().execute(remove))
  return titles.length
}

/** @throws AppError notFound where one of them is not deleted */
export async function getTitlesToRestore(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<DeletedTitleRow[]> {
  const rows = await findDeletedTitles(db, ids)
  assertAllFound(ids, rows)
  return rows
}

/**
 * Brings deleted titles back with all that went with them, all of them or none; those that were merged into others get back
 * what they gave. @returns how many
 * @throws AppError conflict where somebody else brought one back just now; validation where the same was added since
 */
export async function restoreTitles(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  ids: readonly number[],
): Promise<number> {
  const done = { by: actor.user!.id, at: platform.clock.now() }
  await platform.db.transaction().execute(async (tx) => {
    const rows = await lockDeletedTitles(tx, ids)
    if (rows.length < ids.length) throw new AppError('conflict')
    const merges = await lockMergesToUndo(tx, ids)
    for (const row of rows) {
      await moveBack(tx, row, done)
      const merge = merges.find(({ from_id: from }) => from === row.id)
      if (merge) await undoMerge(tx, merge, done)
    }
    await platform.cache.invalidateAll(tx)
  })
  return ids.length
}

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
import { listContributions, recordingTitle } from '../../links/releases/with-title.service.ts'
import {
  archiveDeletedTitle,
  type DeletedTitleRow,
  findDeletedTitles,
  listDeletedContributions,
  lockDeletedTitles,
  lockWholeTitles,
  restoreDeletedTitle,
} from '../withdrawals/deleted-titles.service.ts'
import { lockMergesToUndo, undoMerge } from './merging/merge-titles.ts'
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
    for (const title of titles)
      await deleteOne(tx, title, { by: actor.user!.id, at: platform.clock.now() })
    await platform.cache.invalidateAll(tx)
  }
  await retryAfterDeadlock(() => platform.db.transaction().execute(remove))
  return titles.length
}

interface Done {
  readonly by: number
  readonly at: Date
}

async function deleteOne(tx: Database, { id, name }: NamedTitle, done: Done): Promise<void> {
  const contributions = await listContributions(tx, id)
  await recordingTitle(tx, { action: 'deleted' }, { id, contributions }, () =>
    archiveDeletedTitle(tx, { id, name, ...done }),
  )
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
      const contributions = await listDeletedContributions(tx, row)
      await recordingTitle(tx, { action: 'restored' }, { id: row.id, contributions }, () =>
        restoreDeletedTitle(tx, row, done),
      )
      const merge = merges.find(({ from_id: from }) => from === row.id)
      if (merge) await undoMerge(tx, merge, done)
    }
    await platform.cache.invalidateAll(tx)
  })
  return ids.length
}

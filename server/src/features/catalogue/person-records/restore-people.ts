import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { assertAllFound, type Identified } from '../../../platform/access/all-or-nothing.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  findMerged,
  lockMerged,
  markUndone,
  type MergeRow,
  undoMergedRows,
} from '../merges/merges.service.ts'
import { auditedPeople } from '../people/edit-person.service.ts'
import { emptyPerson } from '../people/fill-person.service.ts'
import { changingPeopleOf, lockTitles } from '../titles/editing/change-people-of-titles.service.ts'
import { bringBack } from '../withdrawals/withdrawals.service.ts'
import {
  type DeletedPersonRow,
  findDeletedPeople,
  findNamedPeople,
  listTitlesOfArchives,
  listTitlesOfMerges,
  lockDeletedPeople,
  lockWholePeople,
  markPersonRestored,
  restorePersonContent,
} from './deleted-people.repository.ts'

/** Those of these people that are gone, deleted or merged into others, and can come back. */
export async function findGonePeople(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<Identified[]> {
  return [...(await findDeletedPeople(db, ids)), ...(await findMerged(db, 'person', ids))]
}

/** @throws AppError notFound where one of them is not gone */
export async function getPeopleToRestore(
  platform: Needs<'db'>,
  ids: readonly number[],
): Promise<Identified[]> {
  const rows = await findGonePeople(platform, ids)
  assertAllFound(ids, rows)
  return rows
}

interface Done {
  readonly by: number
  readonly at: Date
}

/**
 * Brings people back who were deleted or merged into others, with what was theirs, all of them or none. @returns how many
 * @throws AppError conflict where somebody else brought one back just now; validation where the same was added since, or
 * the one into whom they were merged is not there
 */
export async function restorePeople(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  ids: readonly number[],
): Promise<number> {
  const done = { by: actor.user!.id, at: platform.clock.now() }
  const restore = async (tx: Database) => {
    const deleted = await lockDeletedPeople(tx, ids)
    const merged = await lockMerged(tx, 'person', ids)
    if (deleted.length + merged.length < ids.length) throw new AppError('conflict')
    const titleIds = [
      ...(await listTitlesOfArchives(
        tx,
        deleted.map((row) => row.archive_id),
      )),
      ...(await listTitlesOfMerges(
        tx,
        merged.map((row) => row.merge_id),
      )),
    ]
    const keptIds = await lockKept(tx, merged, titleIds)
    await changingPeopleOf(tx, [...new Set(titleIds)], () =>
      recordingChanges(tx, auditedPeople, { ids: keptIds, action: 'updated' }, () =>
        recordingChanges(tx, auditedPeople, { ids, action: 'restored' }, () =>
          bringBack(() => putBack(tx, { deleted, merged }, done)),
        ),
      ),
    )
    await platform.cache.invalidateAll(tx)
  }
  await retryAfterDeadlock(() => platform.db.transaction().execute(restore))
  return ids.length
}

/** Titles are locked before people, as by whoever edits a title. @returns the numbers of those who were kept */
async function lockKept(
  tx: Database,
  merged: readonly MergeRow[],
  titleIds: readonly number[],
): Promise<number[]> {
  await lockTitles(tx, titleIds)
  const keptIds = [...new Set(merged.map((row) => row.kept_id))]
  await lockWholePeople(tx, keptIds)
  const there = await findNamedPeople(tx, keptIds)
  if (there.length < keptIds.length)
    throw new AppError('validation', {
      fields: { ids: ['Whom they were merged into is not there: bring that person back first.'] },
    })
  return keptIds
}

interface Gone {
  readonly deleted: readonly DeletedPersonRow[]
  readonly merged: readonly MergeRow[]
}

async function putBack(tx: Database, { deleted, merged }: Gone, done: Done): Promise<void> {
  for (const { archive_id: archiveId } of deleted) {
    await restorePersonContent(tx, archiveId)
    await markPersonRestored(tx, archiveId, done)
  }
  for (const row of merged) {
    await undoMergedRows(tx, 'person', row)
    await emptyPerson(tx, row.kept_id, row.filled)
    await markUndone(tx, row, done)
  }
}

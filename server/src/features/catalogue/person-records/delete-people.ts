import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import {
  assertAllSeen,
  lockAsSeen,
  type SeenVersions,
} from '../../../platform/access/seen-versions.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import type { Needs } from '../../../platform/platform.ts'
import { auditedPeople } from '../people/edit-person.service.ts'
import { changingPeopleOf, lockTitles } from '../titles/editing/change-people-of-titles.service.ts'
import {
  archivePerson,
  findNamedPeople,
  listTitlesOfPeople,
  lockWholePeople,
  type NamedPerson,
} from './deleted-people.repository.ts'

/** @throws AppError notFound when one of them is gone */
export async function getPeopleToDelete(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<NamedPerson[]> {
  const rows = await findNamedPeople(db, ids)
  assertAllFound(ids, rows)
  return rows
}

/** Deletes people with their credits, all of them or none. They can be restored. @returns how many */
export async function deletePeople(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  people: readonly NamedPerson[],
  seen: SeenVersions,
): Promise<number> {
  const ids = people.map(({ id }) => id)
  assertAllSeen(ids, seen)
  const done = { by: actor.user!.id, at: platform.clock.now() }
  const remove = async (tx: Database) => {
    const titleIds = await lockWithTitles(tx, ids)
    await lockAsSeen(tx, 'people', seen)
    await changingPeopleOf(tx, titleIds, () =>
      recordingChanges(tx, auditedPeople, { ids, action: 'deleted' }, async () => {
        for (const person of people) await archivePerson(tx, { ...person, ...done })
      }),
    )
    await platform.cache.invalidateAll(tx)
  }
  await retryAfterDeadlock(() => platform.db.transaction().execute(remove))
  return people.length
}

/** Titles are locked before people, as by whoever edits a title. @returns all titles that credit them */
export async function lockWithTitles(
  tx: Database,
  ids: readonly number[],
): Promise<readonly number[]> {
  await lockTitles(tx, await listTitlesOfPeople(tx, ids))
  await lockWholePeople(tx, ids)
  // Whoever was credited meanwhile is so no more.
  const titleIds = await listTitlesOfPeople(tx, ids)
  await lockTitles(tx, titleIds)
  return titleIds
}

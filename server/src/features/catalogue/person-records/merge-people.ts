import type {
  MergePeopleForm,
  MergePreview,
} from '@mediatheque/contract/catalogue/person-records/merge-people.schemas.ts'
import {
  EXTERNAL_IDS,
  isPersonField,
} from '@mediatheque/contract/catalogue/people/person-fields.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { recordChanges, recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryAfterDeadlock } from '../../../platform/database/retry-after-deadlock.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countMerge, insertMerge, type MergeCounts } from '../merges/merges.service.ts'
import {
  auditedPeople,
  getPersonSheet,
  type PersonSheetRow,
} from '../people/edit-person.service.ts'
import { fieldsToFill, fillPerson } from '../people/fill-person.service.ts'
import { changingPeopleOf } from '../titles/editing/change-people-of-titles.service.ts'
import { listTitlesOfPeople, normaliseName } from './deleted-people.repository.ts'
import { lockWithTitles } from './delete-people.ts'

interface Pair {
  readonly kept: PersonSheetRow
  readonly gone: PersonSheetRow
}

async function getPair(db: Database, keptId: number, goneId: number): Promise<Pair> {
  if (keptId === goneId) throw fieldError('other', 'Please choose somebody else.')
  const platform = { db }
  const kept = await getPersonSheet(platform, keptId)
  const gone = await getPersonSheet(platform, goneId).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw fieldError('other', 'This person is no longer there.')
  })
  return { kept, gone }
}

/** What would become of what belongs to both. @throws AppError notFound; validation on `other` */
export async function previewMerge(
  { db }: Needs<'db'>,
  keptId: number,
  goneId: number,
): Promise<Pair & Pick<MergePreview, 'parts' | 'filled'>> {
  const pair = await getPair(db, keptId, goneId)
  const counts = await countMerge(db, 'person', { goneId, keptId })
  return {
    ...pair,
    parts: {
      credits: countsOf(counts, 'credits'),
      followers: countsOf(counts, 'follows'),
      images: countsOf(counts, 'images'),
      channels: countsOf(counts, 'channel_items'),
      external_ids: countsOf(counts, 'person_external_ids'),
    },
    filled: Object.keys(fieldsToFill(pair.kept, pair.gone)).filter(isPersonField),
  }
}

const countsOf = (counts: MergeCounts, table: string) => counts[table] ?? { moves: 0, same: 0 }

/**
 * Two people are one: what belongs to the other becomes this one's, and the other's address leads here, until that is
 * undone. @throws AppError notFound; validation on `other`; OutdatedRecords
 */
export async function mergePeople(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  keptId: number,
  { version, other }: MergePeopleForm,
): Promise<PersonSheetRow> {
  await getPair(platform.db, keptId, other.id)
  const done = { by: actor.user!.id, at: platform.clock.now() }
  const merge = async (tx: Database) => {
    await lockWithTitles(tx, [keptId, other.id])
    await lockAsSeen(tx, 'people', { [keptId]: version, [other.id]: other.version })
    const pair = await getPair(tx, keptId, other.id)
    await changingPeopleOf(tx, await listTitlesOfPeople(tx, [other.id]), () =>
      recordingChanges(tx, auditedPeople, { ids: [keptId], action: 'updated' }, () =>
        mergeRows(tx, pair, done),
      ),
    )
    await platform.cache.invalidateAll(tx)
  }
  await retryAfterDeadlock(() => platform.db.transaction().execute(merge))
  return getPersonSheet(platform, keptId)
}

async function mergeRows(
  tx: Database,
  { kept, gone }: Pair,
  done: { readonly by: number; readonly at: Date },
): Promise<void> {
  const filled = fieldsToFill(kept, gone)
  const [before] = await auditedPeople.readStates(tx, [gone.id])
  await insertMerge(tx, {
    kind: 'person',
    goneId: gone.id,
    goneName: gone.name,
    keptId: kept.id,
    keys: await keysOf(tx, gone),
    filled,
    ...done,
  })
  await fillPerson(tx, kept, filled)
  const values = { ...before!.values, merged_into: `${kept.name} (${kept.id})` }
  await recordChanges(tx, auditedPeople, { action: 'merged' }, [
    { before: { ...before!, values }, after: undefined },
  ])
}

/** By which imports know somebody. */
async function keysOf(tx: Database, person: PersonSheetRow): Promise<string[]> {
  const ids = EXTERNAL_IDS.flatMap((provider) =>
    person[provider] === null ? [] : [`${provider}:${person[provider]}`],
  )
  const name = `name:${await normaliseName(tx, person.name)}`
  return [...new Set([...(person.import_key === null ? [] : [person.import_key]), ...ids, name])]
}

import type { TitleField } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { lockAsSeen } from '../../../../platform/access/seen-versions.ts'
import { recordingChanges } from '../../../../platform/audit/record-changes.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { retryAfterDeadlock } from '../../../../platform/database/retry-after-deadlock.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import {
  countVersion,
  findTitleSheets,
  listTitleLocks,
  lockTitles,
  setTitleLocks,
} from '../title-values.repository.ts'
import { auditedTitles } from '../titles.history.ts'
import { TITLES_TAG, titleTag } from '../titles.service.ts'

interface Edit {
  readonly id: number
  /** Of the title, as it was seen. */
  readonly version: number
  /** All that is to be locked; absent: as it was. */
  readonly locks?: readonly TitleField[] | undefined
}

interface SeenIfAny {
  /** Absent: what is done overwrites nothing that anybody saw. */
  readonly version?: number | undefined
}

type Work = (tx: Database) => Promise<readonly TitleField[]>

/**
 * Edits what belongs to a title and lies in tables of its own: under its lock, as a version of it, written down, and locked
 * against imports. @param work says which fields it changed
 * @throws AppError notFound; OutdatedRecords
 */
export async function editTitle(
  { db, cache }: Needs<'db' | 'cache'>,
  { id, version: seen, locks }: Omit<Edit, 'version'> & SeenIfAny,
  work: Work,
): Promise<void> {
  const edit = async (tx: Database) => {
    if (seen !== undefined) await lockAsSeen(tx, 'titles', { [id]: seen })
    const version = seen ?? (await lockVersion(tx, id))
    await editLockedTitle({ cache }, tx, { id, version, locks }, work)
  }
  // People who go from one title and come to another wait for each other.
  await retryAfterDeadlock(() => db.transaction().execute(edit))
}

/** @throws AppError notFound */
async function lockVersion(tx: Database, id: number): Promise<number> {
  await lockTitles(tx, [id])
  const [sheet] = await findTitleSheets(tx, [id])
  if (!sheet) throw new AppError('notFound')
  return sheet.version
}

/** The same within a transaction that holds the title already. @returns whether anything changed */
export async function editLockedTitle(
  { cache }: Needs<'cache'>,
  tx: Database,
  { id, version, locks }: Edit,
  work: Work,
): Promise<boolean> {
  const edit = async () => {
    const changed = await work(tx)
    const known = await listTitleLocks(tx, id)
    const locked = [...new Set([...(locks ?? known), ...changed])]
    const isSame = locked.length === known.size && locked.every((field) => known.has(field))
    if (!isSame) await setTitleLocks(tx, id, locked)
    // What changed a column of the title has counted it already.
    if (changed.length > 0 || !isSame) await countVersion(tx, id, version)
    return changed.length > 0 || !isSame
  }
  const deed = { ids: [id], action: 'updated' } as const
  const isChanged = await recordingChanges(tx, auditedTitles, deed, edit)
  await cache.invalidate([TITLES_TAG, titleTag(id)], tx)
  return isChanged
}

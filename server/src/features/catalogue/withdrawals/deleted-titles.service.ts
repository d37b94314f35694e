import type { Database } from '../../../platform/database/database.ts'
import {
  type DeletedTitleRow,
  insertDeletedTitle,
  lockDeletedTitles,
  markTitleRestored,
  restoreDeletedContent,
  tryWithin,
} from './deleted-titles.repository.ts'
import { archiveRecord, archivedContributions } from './withdrawals.repository.ts'
import { bringBack } from './withdrawals.service.ts'

export {
  type DeletedTitleRow,
  findDeletedTitles,
  isHiddenByName,
  lockDeletedTitles,
  lockWholeTitles,
} from './deleted-titles.repository.ts'

interface Deletion {
  readonly id: number
  readonly name: string
  readonly by: number | null
  readonly at: Date
  /** Until it is shown again: listed for those who keep the catalogue. */
  readonly isHidden?: boolean
}

/** Takes a title out of every table that readers' queries read. Whoever calls writes it down. */
export async function archiveDeletedTitle(
  tx: Database,
  { id, name, by, at, isHidden = false }: Deletion,
): Promise<void> {
  const archive = await archiveRecord(tx, 'title', id)
  if (archive) await insertDeletedTitle(tx, archive, { titleId: id, name, by, at, isHidden })
}

/**
 * Brings a deleted title back, as it was, with all that went with it.
 * @throws AppError validation on `ids` where the same was added since
 */
export async function restoreDeletedTitle(
  tx: Database,
  row: DeletedTitleRow,
  restored: { readonly by: number; readonly at: Date },
): Promise<void> {
  await bringBack(() => restoreDeletedContent(tx, row.archive_id))
  await markTitleRestored(tx, row.archive_id, restored)
}

/**
 * Does something about titles, or about what is on them, also where they are deleted now: what is left of those afterwards
 * is deleted as before. A title whose place somebody else's took stays out of reach.
 */
export async function reachingDeletedTitles<Result>(
  tx: Database,
  { titleIds, ...done }: { readonly titleIds: readonly number[]; by: number; at: Date },
  work: () => Promise<Result>,
): Promise<Result> {
  const reached: DeletedTitleRow[] = []
  for (const row of await lockDeletedTitles(tx, titleIds)) {
    const isBack = await tryWithin(tx, async () => {
      await restoreDeletedTitle(tx, row, done)
      return true
    })
    if (isBack) reached.push(row)
  }
  const result = await work()
  for (const { id, name, deleted_by: by, deleted_at: at, is_hidden: isHidden } of reached)
    await archiveDeletedTitle(tx, { id, name, by, at, isHidden })
  return result
}

/** Contributions that went with a deleted title. */
export const listDeletedContributions = (tx: Database, { archive_id: id }: DeletedTitleRow) =>
  archivedContributions(tx, 'deleted_titles', id)

import type { Database } from '../../../platform/database/database.ts'
import {
  type DeletedTitleRow,
  insertDeletedTitle,
  markTitleRestored,
  restoreDeletedContent,
} from './deleted-titles.repository.ts'
import { archiveRecord, archivedContributions } from './withdrawals.repository.ts'
import { bringBack } from './withdrawals.service.ts'

export {
  type DeletedTitleRow,
  findDeletedTitles,
  lockDeletedTitles,
  lockWholeTitles,
} from './deleted-titles.repository.ts'

interface Deletion {
  readonly id: number
  readonly name: string
  readonly by: number
  readonly at: Date
}

/** Takes a title out of every table that readers' queries read. Whoever calls writes it down. */
export async function archiveDeletedTitle(
  tx: Database,
  { id, name, by, at }: Deletion,
): Promise<void> {
  const archive = await archiveRecord(tx, 'title', id)
  if (archive) await insertDeletedTitle(tx, archive, { titleId: id, name, by, at })
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

/** Contributions that went with a deleted title. */
export const listDeletedContributions = (tx: Database, { archive_id: id }: DeletedTitleRow) =>
  archivedContributions(tx, 'deleted_titles', id)

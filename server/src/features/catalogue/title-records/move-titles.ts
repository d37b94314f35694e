import type { Database } from '../../../platform/database/database.ts'
import { listContributions, recordingTitle } from '../../links/releases/with-title.service.ts'
import {
  archiveDeletedTitle,
  type DeletedTitleRow,
  listDeletedContributions,
  restoreDeletedTitle,
} from '../withdrawals/deleted-titles.service.ts'
import type { NamedTitle } from './title-belongings.repository.ts'

export interface Done {
  readonly by: number
  readonly at: Date
}

/**
 * Takes a title, which is locked whole, out of the tables with all that belongs to it, and writes down as what. Whoever
 * calls forgets all that is kept of it.
 */
export async function moveOut(
  tx: Database,
  { id, name }: NamedTitle,
  { action, ...done }: Done & { readonly action: 'deleted' | 'hidden' },
): Promise<void> {
  const contributions = await listContributions(tx, id)
  await recordingTitle(tx, { action }, { id, contributions }, () =>
    archiveDeletedTitle(tx, { id, name, ...done, isHidden: action === 'hidden' }),
  )
}

/**
 * Brings a title that was moved out, and is locked, back with all that went with it.
 * @throws AppError validation where the same was added since
 */
export async function moveBack(tx: Database, row: DeletedTitleRow, done: Done): Promise<void> {
  const contributions = await listDeletedContributions(tx, row)
  await recordingTitle(tx, { action: 'restored' }, { id: row.id, contributions }, () =>
    restoreDeletedTitle(tx, row, done),
  )
}

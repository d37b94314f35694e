import { hiddenTitleList } from '@mediatheque/contract/catalogue/title-records/hidden-titles.list.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listContributions, recordingTitle } from '../../links/releases/with-title.service.ts'
import {
  archiveDeletedTitle,
  type DeletedTitleRow,
  findDeletedTitles,
  listDeletedContributions,
  lockDeletedTitles,
  restoreDeletedTitle,
} from '../withdrawals/deleted-titles.service.ts'
import {
  findHiddenTitles,
  type HiddenTitleRow,
  type HiddenTitlesCall,
} from './hidden-titles.repository.ts'

export type { HiddenTitleRow } from './hidden-titles.repository.ts'

interface Done {
  readonly by: number
  readonly at: Date
}

export const listHiddenTitles = (
  { db }: Needs<'db'>,
  call: HiddenTitlesCall,
): Promise<RowPage<HiddenTitleRow>> => findHiddenTitles(db, hiddenTitleList, call)

/** Takes a title, which is locked whole, out of everybody's sight. Whoever calls forgets all that is kept of it. */
export async function hideTitle(
  tx: Database,
  { id, name }: { readonly id: number; readonly name: string },
  done: Done,
): Promise<void> {
  const contributions = await listContributions(tx, id)
  await recordingTitle(tx, { action: 'hidden' }, { id, contributions }, () =>
    archiveDeletedTitle(tx, { id, name, ...done, isHidden: true }),
  )
}

/** @throws AppError notFound where one of them is not hidden */
export async function getHiddenTitles(
  { db }: Needs<'db'>,
  ids: readonly number[],
): Promise<DeletedTitleRow[]> {
  const rows = (await findDeletedTitles(db, ids)).filter((row) => row.is_hidden)
  assertAllFound(ids, rows)
  return rows
}

/**
 * Shows hidden titles again with all that belongs to them, all of them or none. @returns how many
 * @throws AppError conflict where somebody else showed one just now; validation where the same was added since
 */
export async function showTitles(
  platform: Needs<'db' | 'cache' | 'clock'>,
  actor: Actor,
  ids: readonly number[],
): Promise<number> {
  const done = { by: actor.user!.id, at: platform.clock.now() }
  await platform.db.transaction().execute(async (tx) => {
    const rows = (await lockDeletedTitles(tx, ids)).filter((row) => row.is_hidden)
    if (rows.length < ids.length) throw new AppError('conflict')
    for (const row of rows) {
      const contributions = await listDeletedContributions(tx, row)
      await recordingTitle(tx, { action: 'restored' }, { id: row.id, contributions }, () =>
        restoreDeletedTitle(tx, row, done),
      )
    }
    await platform.cache.invalidateAll(tx)
  })
  return ids.length
}

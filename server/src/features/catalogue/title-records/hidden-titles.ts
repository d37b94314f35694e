import { hiddenTitleList } from '@mediatheque/contract/catalogue/title-records/hidden-titles.list.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { assertAllFound } from '../../../platform/access/all-or-nothing.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  type DeletedTitleRow,
  findDeletedTitles,
  lockDeletedTitles,
} from '../withdrawals/deleted-titles.service.ts'
import {
  findHiddenTitles,
  type HiddenTitleRow,
  type HiddenTitlesCall,
} from './hidden-titles.repository.ts'
import { moveBack } from './move-titles.ts'

export type { HiddenTitleRow } from './hidden-titles.repository.ts'

export const listHiddenTitles = (
  { db }: Needs<'db'>,
  call: HiddenTitlesCall,
): Promise<RowPage<HiddenTitleRow>> => findHiddenTitles(db, hiddenTitleList, call)

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
    for (const row of rows) await moveBack(tx, row, done)
    await platform.cache.invalidateAll(tx)
  })
  return ids.length
}

import { titleDuplicateList } from '@mediatheque/contract/catalogue/title-records/title-duplicates.list.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { RowPage } from '../../../../platform/http/pagination.ts'
import type { Needs } from '../../../../platform/platform.ts'
import {
  type DuplicateRow,
  type DuplicatesCall,
  findDuplicates,
  searchDuplicates,
  setDismissed,
} from './duplicates.repository.ts'

export type { DuplicateRow } from './duplicates.repository.ts'

/** At one time; whoever works through so many finds the next a day later. */
const MOST_FOUND = 5_000

/** Those that somebody found to be two only where they are asked for. */
export const listDuplicates = (
  { readDb }: Needs<'readDb'>,
  call: DuplicatesCall,
): Promise<RowPage<DuplicateRow>> => findDuplicates(readDb, titleDuplicateList, call)

/** Says that they are two titles, or takes that back. @throws AppError notFound */
export async function dismissDuplicate(
  { db, clock }: Needs<'db' | 'clock'>,
  actor: Actor,
  id: number,
  isDismissed: boolean,
): Promise<DuplicateRow> {
  const dismissed = isDismissed ? { by: actor.user!.id, at: clock.now() } : null
  const row = await setDismissed(db, id, dismissed)
  if (!row) throw new AppError('notFound')
  return row
}

/** @returns how many pairs are new */
export const lookForDuplicates = ({ db }: Needs<'db'>): Promise<number> =>
  searchDuplicates(db, MOST_FOUND)

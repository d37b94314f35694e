import type { Needs } from '../../../platform/platform.ts'
import {
  listWithdrawalsOf,
  type WithdrawalRow,
} from '../../catalogue/withdrawals/withdrawals.service.ts'
import { findCounteredWithdrawals } from './counter-notices.repository.ts'

export interface OwnWithdrawal extends WithdrawalRow {
  /** Whether an answer to the notice waits. */
  readonly isCountered: boolean
}

/** What somebody contributed and stands withdrawn, and titles that took something of theirs along; newest first. */
export async function listOwnWithdrawals(
  { db }: Needs<'db'>,
  userId: number,
): Promise<OwnWithdrawal[]> {
  const rows = await listWithdrawalsOf(db, userId)
  const countered = await findCounteredWithdrawals(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, isCountered: countered.has(row.id) }))
}

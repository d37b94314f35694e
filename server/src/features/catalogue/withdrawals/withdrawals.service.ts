import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import type { Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Missing } from '../../../platform/http/answer-call.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  keyOfAddress,
  keyOfExternalId,
  keyOfImport,
  keyOfRelease,
  keysOf,
} from './withdrawal-keys.ts'
import { isHiddenByKeys } from './deleted-titles.repository.ts'
import { presentWithdrawn } from './withdrawals.presenter.ts'
import {
  archiveRecord,
  findByKeys,
  findStandingWithdrawal,
  insertWithdrawal,
  lockWithdrawals,
  markOpened,
  markRestored,
  restoreContent,
  type WithdrawalRow,
} from './withdrawals.repository.ts'

export type { WithdrawalRow } from './withdrawals.repository.ts'
export { tellReason } from './withdrawals.presenter.ts'
export {
  findStandingWithdrawal,
  findWithdrawal,
  findWithdrawals,
  findWithdrawnTitle,
  listArchivedIds,
  listWithdrawalsOf,
  listWithdrawnUses,
} from './withdrawals.repository.ts'
export { presentWithdrawn } from './withdrawals.presenter.ts'

const KIND_OF_PATH: Readonly<Record<string, Withdrawable>> = {
  titles: 'title',
  liens: 'link',
  nzb: 'nzb',
  torrents: 'torrent',
}

/** The guard of every call: whose path names what was withdrawn is told so, with the reason. */
export async function explainMissing(
  platform: Needs<ToReadSettings>,
  { path, id, language }: Missing,
): Promise<AppError | undefined> {
  const kind = /^(\w+)\/:ids?(\/|$)/.exec(path)?.[1]
  const withdrawable = kind === undefined ? undefined : KIND_OF_PATH[kind]
  const row = withdrawable && (await findStandingWithdrawal(platform.db, withdrawable, id))
  if (!row) return undefined
  const { takedowns } = await getSettings(platform)
  return new AppError('gone', {
    message: 'This was withdrawn after a takedown notice.',
    details: { withdrawn: presentWithdrawn(row, takedowns, language) },
  })
}

interface Withdrawal {
  readonly kind: Withdrawable
  readonly id: number
  /** The title, or the one that a contribution is on. */
  readonly title: { readonly id: number; readonly name: string; readonly year: number | null }
  readonly name: string
  readonly ownerId: number | null
  readonly reason: string
  readonly by: number
  readonly at: Date
}

/**
 * Takes something out of every table that readers' queries read. Whoever calls says what is kept of it elsewhere.
 * @returns the number of the withdrawal; undefined where it was not there any more
 */
export async function withdrawRecord(tx: Database, one: Withdrawal): Promise<number | undefined> {
  const archive = await archiveRecord(tx, one.kind, one.id)
  if (!archive) return undefined
  return insertWithdrawal(tx, archive, {
    item_type: one.kind,
    item_id: one.id,
    title_id: one.title.id,
    title_name: one.title.name,
    title_year: one.title.year,
    name: one.name,
    user_id: one.ownerId,
    public_reason: one.reason,
    withdrawn_by: one.by,
    withdrawn_at: one.at,
    keys: keysOf(archive),
  })
}

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Brings it back everywhere, as it was.
 * @throws AppError validation on `ids`: its title is withdrawn too, or the same was added since
 */
export async function restoreWithdrawal(
  tx: Database,
  row: WithdrawalRow,
  restored: { readonly by: number; readonly at: Date; readonly reason: string },
): Promise<void> {
  await bringBack(() => restoreContent(tx, row.id))
  await markRestored(tx, row.id, restored)
}

/** @throws AppError validation on `ids` where it has no place any more */
export async function bringBack(restore: () => Promise<void>): Promise<void> {
  try {
    await restore()
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === FOREIGN_KEY_VIOLATION)
      throw refused('Its title is not there: bring that back first.', error)
    if (code === UNIQUE_VIOLATION)
      throw refused('The same was added since. Delete that first.', error)
    throw error
  }
}

const refused = (message: string, cause: unknown) =>
  new AppError('validation', { fields: { ids: [message] }, cause })

export { lockWithdrawals, markOpened }

interface Imported {
  readonly importKey: string
  /** By the name of the outside database. */
  readonly externalIds: Readonly<Record<string, string | number | null | undefined>>
}

/** @throws AppError validation at `into`: what was withdrawn does not come in again from outside */
export async function assertMayEnter(
  db: Database,
  { importKey, externalIds }: Imported,
): Promise<void> {
  const known = Object.entries(externalIds).flatMap(([provider, value]) =>
    value === null || value === undefined ? [] : [keyOfExternalId(provider, String(value))],
  )
  const keys = [keyOfImport(importKey), ...known]
  if ((await findByKeys(db, keys)).length > 0)
    throw fieldError(
      'into',
      'This was withdrawn after a takedown notice, and is not imported again.',
    )
  if (await isHiddenByKeys(db, keys))
    throw fieldError('into', 'This title is hidden, and is not imported again: show it instead.')
}

/** Something about to be added: an address in its normal form, or the hash of a release. */
type Added = { readonly address: string } | { readonly release: string }
const keyOf = (one: Added) =>
  'address' in one ? keyOfAddress(one.address) : keyOfRelease(one.release)

/**
 * Which of these were withdrawn and may not be added again by this caller, with the public reason. Staff may once somebody
 * among them opened the withdrawal.
 */
export async function findForbidden<One extends Added>(
  db: Database,
  actor: Actor,
  added: readonly One[],
): Promise<{ readonly one: One; readonly reason: string }[]> {
  const rows = await findByKeys(db, added.map(keyOf))
  const isStaff = isStaffWith(actor, 'takedowns.update')
  const standing = rows.filter(({ opened_at: openedAt }) => !(isStaff && openedAt))
  return added.flatMap((one) => {
    const found = standing.find(({ keys }) => keys.includes(keyOf(one)))
    return found ? [{ one, reason: found.public_reason }] : []
  })
}

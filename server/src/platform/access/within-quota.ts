import { AsyncLocalStorage } from 'node:async_hooks'
import type { PermissionHolder } from '@mediatheque/contract/core/permissions.ts'
import { type Quota, quotaLimit } from '@mediatheque/contract/core/quota.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { AppError } from '../http/app-error.ts'

declare const granted: unique symbol

/**
 * A transaction in which a quota was counted. Repository functions that insert what is limited take this instead of a
 * `Database`, so that the compiler refuses an insert that nobody counted.
 */
export type Granted<Name extends string> = Database & { readonly [granted]: Name }

interface Counted {
  /** Whose limit it is: a number of an account or of a workspace. */
  readonly ownerId: number
  /** By whose roles the limit is; where somebody else decides it, `limit` says so itself. */
  readonly by?: PermissionHolder
  readonly limit?: number | null
  /** How many are about to be added; 0 where this call only changes one that is there. */
  readonly adding?: number
  count(db: Database): Promise<number>
  /** What the caller is told instead of the general refusal. */
  refusal?(limit: number): AppError
}

const consumed = new AsyncLocalStorage<Set<string>>()

/**
 * Counts and inserts as one: whoever else adds for the same owner waits until this transaction ends, and then counts what
 * it left. The lock is of the quota and its owner alone, so nobody else waits.
 * @throws AppError forbidden, or what `refusal` makes
 */
export async function withinQuota<const Name extends string, Result>(
  tx: Database,
  quota: Quota<Name>,
  counted: Counted,
  insert: (tx: Granted<Name>) => Promise<Result>,
): Promise<Result> {
  if (!tx.isTransaction) throw new Error(`Quota ${quota.name} is counted outside a transaction`)
  consumed.getStore()?.add(quota.name)
  const limit = limitOf(quota, counted)
  const adding = counted.adding ?? 1
  if (limit !== null && adding > 0) {
    await lockQuota(tx, quota, counted.ownerId)
    if ((await counted.count(tx)) + adding > limit)
      throw counted.refusal?.(limit) ?? overQuota(limit)
  }
  return insert(tx as Granted<Name>)
}

/**
 * As {@link withinQuota}, for what makes room by itself: `insert` runs under the lock and removes the oldest that are over
 * the limit.
 */
export async function keepingWithinQuota<const Name extends string, Result>(
  tx: Database,
  quota: Quota<Name> & { readonly most: number },
  ownerId: number,
  insert: (tx: Granted<Name>, most: number) => Promise<Result>,
): Promise<Result> {
  if (!tx.isTransaction) throw new Error(`Quota ${quota.name} is counted outside a transaction`)
  consumed.getStore()?.add(quota.name)
  await lockQuota(tx, quota, ownerId)
  return insert(tx as Granted<Name>, quota.most)
}

/** Runs what an endpoint with a quota does. @throws when it ended well without having counted: a fault of ours */
export async function expectingQuota<Result>(
  quota: Quota,
  run: () => Promise<Result> | Result,
): Promise<Result> {
  const names = new Set<string>()
  const result = await consumed.run(names, async () => run())
  if (!names.has(quota.name))
    throw new Error(`The quota ${quota.name} is declared, and nothing was counted`)
  return result
}

function limitOf(quota: Quota, { by, limit }: Counted): number | null {
  if (limit !== undefined) return limit
  return quotaLimit(by ?? { permissions: [] }, quota)
}

const overQuota = (limit: number) =>
  new AppError('forbidden', { message: 'You have reached your limit.', details: { limit } })

/** Held until the transaction ends. The statements after it see what those before us committed. */
async function lockQuota(tx: Database, { name }: Quota, ownerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota:${name}:${ownerId}`}, 0))`.execute(
    tx,
  )
}

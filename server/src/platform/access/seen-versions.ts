import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import { fieldError } from '../http/app-error.ts'
import { assertAllFound } from './all-or-nothing.ts'
import type { Database } from '../database/database.ts'
import type { DB } from '../database/types.generated.ts'

/** Tables whose records have versions. */
export type VersionedTable = {
  [T in keyof DB & string]: DB[T] extends { version: unknown } ? T : never
}[Exclude<keyof DB & string, 'record_versions'>]

/** Which version of each record somebody saw, by id. */
export type SeenVersions = Readonly<Record<string, number>>

export interface Outdated {
  readonly id: number
  readonly seen: number
  readonly version: number
}

/** Somebody writes about a record that they have not seen as it is. The server answers 409 and says what changed. */
export class OutdatedRecords extends Error {
  readonly table: VersionedTable
  readonly records: readonly Outdated[]

  constructor(table: VersionedTable, records: readonly Outdated[]) {
    super(`${records.length} of ${table} changed since they were seen`)
    this.table = table
    this.records = records
  }
}

/** @throws AppError validation: a write of several records says what it saw of each */
export function assertAllSeen(ids: readonly number[], seen: SeenVersions): void {
  if (Object.keys(seen).length !== ids.length || ids.some((id) => !(String(id) in seen)))
    throw fieldError('versions', 'Please say which version of each record you saw.')
}

const checked = new AsyncLocalStorage<{ isChecked: boolean }>()

/**
 * Locks the records, in id order so that two batches cannot wait for each other, and compares. What is locked stays as
 * it was seen until the transaction ends.
 * @throws OutdatedRecords; AppError notFound when one of them is gone
 */
export async function lockAsSeen(
  tx: Database,
  table: VersionedTable,
  seen: SeenVersions,
): Promise<void> {
  if (!tx.isTransaction) throw new Error(`Versions of ${table} are compared outside a transaction`)
  const store = checked.getStore()
  if (store) store.isChecked = true
  const ids = Object.keys(seen).map(Number)
  const { rows } = await sql<{ id: number; version: number }>`select id, version
    from ${sql.table(table)} where id = any (${ids}::bigint[]) order by id for no key update`.execute(
    tx,
  )
  const found = rows.map(({ id, version }) => ({
    id: Number(id),
    version,
    seen: seen[String(id)]!,
  }))
  assertAllFound(ids, found)
  const outdated = found.filter((row) => row.version !== row.seen)
  if (outdated.length > 0) throw new OutdatedRecords(table, outdated)
}

/** Runs a write of records. @throws when it ended well without having compared versions: a fault of ours */
export async function expectingVersions<Result>(
  name: string,
  run: () => Promise<Result> | Result,
): Promise<Result> {
  const store = { isChecked: false }
  const result = await checked.run(store, async () => run())
  if (!store.isChecked) throw new Error(`${name} wrote without comparing versions`)
  return result
}

/** What the record's columns were in the version that was seen; undefined where that is too long ago. */
export async function findSeenContent(
  db: Database,
  table: VersionedTable,
  { id, seen }: Outdated,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('record_versions')
    .select('content')
    .where('table_name', '=', table)
    .where('record_id', '=', id)
    .where('version', '=', seen)
    .executeTakeFirst()
  return row?.content as Record<string, unknown> | undefined
}

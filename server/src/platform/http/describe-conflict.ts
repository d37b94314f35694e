import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import type { StaleRecord } from '@mediatheque/contract/core/version.ts'
import { findSeenContent, type Outdated, type OutdatedRecords } from '../access/seen-versions.ts'
import { AppError } from './app-error.ts'
import type { BoundEndpoint, Call } from './bind-endpoint.ts'

/** Fields that change with every version and tell nobody anything. */
const UNTOLD = new Set(['version', 'updated_at'])

type Values = Readonly<Record<string, unknown>>

/**
 * The 409 for who saw an older version: what the record is now and which fields of its view are others. The version that
 * was seen goes through the same presenter, so nothing is told here that its reader may not see.
 */
export async function describeConflict(
  bound: BoundEndpoint,
  call: Call<Endpoint>,
  { table, records }: OutdatedRecords,
): Promise<AppError> {
  const stale: StaleRecord[] = []
  for (const outdated of records) {
    const content = await findSeenContent(call.platform.db, table, outdated)
    const found = await describe(bound, call, outdated, content)
    if (found) stale.push(found)
  }
  return new AppError('conflict', {
    message: 'Somebody changed this in the meantime. Nothing was changed.',
    details: { stale },
  })
}

async function describe(
  bound: BoundEndpoint,
  call: Call<Endpoint>,
  { id, version }: Outdated,
  content: Values | undefined,
): Promise<StaleRecord | undefined> {
  const { versioned } = bound
  if (!versioned) throw new Error(`${bound.endpoint.path} does not say how its records are seen`)
  const row = (await versioned.find(id, call)) as Values | undefined
  if (!row) return undefined
  const current = (await versioned.view(row, call)) as Values
  const seen =
    content && ((await versioned.view({ ...row, ...revive(row, content) }, call)) as Values)
  return { id, version, current, changed: seen ? differences(seen, current) : {} }
}

/** Dates inside JSON come as text. */
const revive = (row: Values, content: Values): Values =>
  Object.fromEntries(
    Object.entries(content).map(([column, value]) => [
      column,
      row[column] instanceof Date && typeof value === 'string' ? new Date(value) : value,
    ]),
  )

function differences(seen: Values, now: Values): Record<string, [unknown, unknown]> {
  const keys = Object.keys(now).filter(
    (key) => !UNTOLD.has(key) && JSON.stringify(seen[key]) !== JSON.stringify(now[key]),
  )
  return Object.fromEntries(keys.map((key) => [key, [seen[key], now[key]]]))
}

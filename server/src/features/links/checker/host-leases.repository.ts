import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Longer than any look takes; who asked a host and was killed holds it no longer. */
const LEASE_SECONDS = 150

/** A host that we alone may ask, for a while. Times of turns are the database's: processes may differ about them. */
export interface LeasedHost {
  readonly host_id: number
  readonly lease_id: string
  readonly method: string | null
  readonly address: string | null
  readonly domains: readonly string[]
  readonly faults: number
}

const LEASED = sql`lease_id = gen_random_uuid(), leased_until = clock_timestamp() + ${sql.lit(`${LEASE_SECONDS} seconds`)}::interval,
  next_call_at = clock_timestamp() + make_interval(secs => 60.0 / calls_per_minute)`
const RETURNED = sql`host_id, lease_id, method, address, faults,
  array(select d.domain from host_domains d where d.host_id = h.host_id order by d.domain) as domains`
/** Nobody asks it, it asked for no pause, and the last call lies far enough back. */
const isFree = (
  now: Date,
) => sql<boolean>`(is_on and (paused_until is null or paused_until <= ${now})
  and (leased_until is null or leased_until < clock_timestamp()) and next_call_at <= clock_timestamp())`

/** The host that has waited longest of those with links whose time has come. */
export async function leaseNextHost(db: Database, now: Date): Promise<LeasedHost | undefined> {
  const { rows } = await sql<LeasedHost>`update host_checks h set ${LEASED} where h.host_id = (
      select c.host_id from host_checks c where ${isFree(now)} and exists (
        select 1 from link_checks k where k.host_id = c.host_id and k.next_check_at <= ${now})
      order by c.next_call_at limit 1 for update skip locked)
    returning ${RETURNED}`.execute(db)
  return rows[0]
}

/** Whether a host has such links that has to be waited for for a moment. */
export async function isAnyHostWaiting(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from host_checks c
    where is_on and (paused_until is null or paused_until <= ${now}) and exists (
      select 1 from link_checks k where k.host_id = c.host_id and k.next_check_at <= ${now}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** This host, when it is free. */
export async function leaseHost(
  db: Database,
  hostId: number,
  now: Date,
): Promise<LeasedHost | undefined> {
  const { rows } = await sql<LeasedHost>`update host_checks h set ${LEASED} where h.host_id = (
      select c.host_id from host_checks c where c.host_id = ${hostId} and ${isFree(now)} for update skip locked)
    returning ${RETURNED}`.execute(db)
  return rows[0]
}

/** @returns false where somebody else has the host by now: what we found may be older than what they find */
export async function keepsLease(
  tx: Database,
  { host_id, lease_id }: LeasedHost,
): Promise<boolean> {
  const row = await tx
    .selectFrom('host_checks')
    .select('lease_id')
    .where('host_id', '=', host_id)
    .forUpdate()
    .executeTakeFirst()
  return row?.lease_id === lease_id
}

interface Asked {
  readonly at: Date
  readonly latencies: readonly number[]
  /** Until the next call, where that is longer than its rate says. */
  readonly gapMs: number
  readonly fault: { readonly what: string; readonly pausedUntil: Date } | null
}

/** Gives a host back, with how it went. */
export async function giveHostBack(
  tx: Database,
  { host_id, lease_id }: LeasedHost,
  { at, latencies, gapMs, fault }: Asked,
): Promise<void> {
  await sql`update host_checks set lease_id = null, leased_until = null, last_checked_at = ${at},
      next_call_at = greatest(next_call_at, clock_timestamp() + make_interval(secs => ${gapMs / 1000})),
      recent_latencies = (recent_latencies || ${sql.val([...latencies])}::int[])
        [greatest(1, cardinality(recent_latencies) + ${latencies.length} - 49):],
      faults = ${fault ? sql`faults + 1` : sql`0`}, paused_until = ${fault?.pausedUntil ?? null},
      last_fault = coalesce(${fault?.what ?? null}, last_fault),
      last_fault_at = coalesce(${fault ? at : null}::timestamptz, last_fault_at)
    where host_id = ${host_id} and lease_id = ${lease_id}`.execute(tx)
}

/** Without having asked. */
export async function releaseHost(db: Database, { host_id, lease_id }: LeasedHost): Promise<void> {
  await db
    .updateTable('host_checks')
    .set({ lease_id: null, leased_until: null })
    .where('host_id', '=', host_id)
    .where('lease_id', '=', lease_id)
    .execute()
}

import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import { hostStatusList } from '@mediatheque/contract/links/checker/host-status.list.ts'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  listBatches,
  listedRows,
  type ListSql,
  literally,
} from '../../../platform/database/list-rows.ts'
import type { HostChecks } from '../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'

const MOST_DUE = 1_000

export interface HostStatusRow extends Omit<Selectable<HostChecks>, 'host_id' | 'next_call_at'> {
  readonly id: number
  readonly name: string
  readonly icon: string | null
  readonly domains: readonly string[]
  readonly due_count: number
}

/** Hosts are few enough to be ordered without an index; what is due is counted along one, and not to the end. */
const selectHosts = (db: Database, now: Date) =>
  db
    .selectFrom('host_checks')
    .innerJoin('hosts', 'hosts.id', 'host_checks.host_id')
    .select([
      'hosts.id',
      'hosts.name',
      'hosts.icon',
      'host_checks.is_on',
      'host_checks.method',
      'host_checks.address',
      'host_checks.calls_per_minute',
      'host_checks.paused_until',
      'host_checks.faults',
      'host_checks.last_fault',
      'host_checks.last_fault_at',
      'host_checks.last_checked_at',
      'host_checks.recent_latencies',
      'host_checks.lease_id',
      'host_checks.leased_until',
      'host_checks.links_count',
      'host_checks.alive_count',
      'host_checks.dead_count',
      'host_checks.restricted_count',
      'host_checks.unknown_count',
      'host_checks.counted_at',
    ])
    .select([
      sql<
        string[]
      >`array(select d.domain from host_domains d where d.host_id = hosts.id order by d.domain)`.as(
        'domains',
      ),
      sql<number>`(select count(*)::int from (select 1 from link_checks k
        where k.host_id = hosts.id and k.next_check_at <= ${now} limit ${sql.lit(MOST_DUE)}) due)`.as(
        'due_count',
      ),
    ])

const sourceOf = (db: Database, now: Date): ListSql<typeof hostStatusList, HostStatusRow> => ({
  rows: selectHosts(db, now),
  id: sql<number>`hosts.id`,
  search: (words) => {
    const like = `%${literally(words)}%`
    return sql`(hosts.name ilike ${like} or exists (
      select 1 from host_domains d where d.host_id = hosts.id and d.domain ilike ${like}))`
  },
  orders: {
    name: sql`lower(hosts.name)`,
    links_count: sql`links_count`,
    alive_count: sql`alive_count`,
    dead_count: sql`dead_count`,
    restricted_count: sql`restricted_count`,
    unknown_count: sql`unknown_count`,
    calls_per_minute: sql`calls_per_minute`,
    last_check: { nullable: sql`last_checked_at` },
  },
  filters: { is_checked: sql`is_on`, is_paused: sql`coalesce(paused_until > ${now}, false)` },
})

export function listHostRows(
  db: Database,
  call: ListCall<typeof hostStatusList>,
  now: Date,
): Promise<RowPage<HostStatusRow>> {
  return paginate(db, call, listedRows(hostStatusList, sourceOf(db, now), call))
}

export function readHostRows(
  db: Database,
  call: ListCall<typeof hostStatusList>,
  now: Date,
): AsyncGenerator<readonly HostStatusRow[]> {
  return listBatches(hostStatusList, sourceOf(db, now), call)
}

export function findHostRow(
  db: Database,
  id: number,
  now: Date,
): Promise<HostStatusRow | undefined> {
  return selectHosts(db, now).where('hosts.id', '=', id).executeTakeFirst()
}

/** @returns false where there is no such host */
export async function lockHost(tx: Database, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('host_checks')
    .select('host_id')
    // Numbers of hosts are shorter than those that an address may ask for.
    .where(sql<boolean>`host_id = ${id}::bigint`)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function updateHost(
  tx: Database,
  id: number,
  values: Updateable<HostChecks>,
): Promise<void> {
  await tx.updateTable('host_checks').set(values).where('host_id', '=', id).execute()
}

/** How hosts are checked, as their history tells of it. */
export async function readHostStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const rows = await tx
    .selectFrom('host_checks')
    .innerJoin('hosts', 'hosts.id', 'host_checks.host_id')
    .select([
      'hosts.id',
      'hosts.name',
      'host_checks.is_on',
      'host_checks.method',
      'host_checks.address',
      'host_checks.calls_per_minute',
    ])
    .where('hosts.id', 'in', [0, ...ids])
    .execute()
  return rows.map(({ id, name, ...values }) => ({ id, name, values }))
}

/** Reads first, and then writes a few rows: nobody who asks a host waits for the count. */
export async function countChecks(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<object>`select host_id, count(*)::int as links,
      (count(*) filter (where result = 'alive'))::int as alive, (count(*) filter (where result = 'dead'))::int as dead,
      (count(*) filter (where result = 'restricted'))::int as restricted,
      (count(*) filter (where result = 'unknown'))::int as unknown
    from link_checks group by host_id`.execute(db)
  await sql`update host_checks h set counted_at = ${now}, links_count = coalesce(c.links, 0),
      alive_count = coalesce(c.alive, 0), dead_count = coalesce(c.dead, 0),
      restricted_count = coalesce(c.restricted, 0), unknown_count = coalesce(c.unknown, 0)
    from host_checks every left join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (
      host_id integer, links integer, alive integer, dead integer, restricted integer, unknown integer)
      on c.host_id = every.host_id
    where every.host_id = h.host_id`.execute(db)
}

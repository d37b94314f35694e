import { isDeepStrictEqual } from 'node:util'
import type { CheckResult } from '@mediatheque/contract/links/checker/check-results.ts'
import type { LinkStatus } from '@mediatheque/contract/links/links/link-status.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Parts of one link that are looked at: any that is missing makes the whole worthless, and some have hundreds. */
const MOST_PARTS = 10

/** A link that is looked at, with what was known of it. */
export interface LinkToCheck {
  readonly id: number
  readonly host_id: number
  readonly title_id: number
  readonly title_name: string
  readonly user_id: number | null
  readonly status: LinkStatus
  readonly views: number
  readonly created_at: Date
  readonly url: string
  /** The first part and others, drawn anew each time. */
  readonly urls: readonly string[]
  readonly failures: number
  readonly first_failed_at: Date | null
  readonly died_at: Date | null
  /** Whether it is looked at by itself. */
  readonly is_planned: boolean
}

const COLUMNS = sql`l.id, l.host_id, l.title_id, t.name as title_name, l.user_id, l.status, l.views, l.created_at, l.url,
  case when l.total_parts = 1 then array[l.url] else array(
    select p.url from link_parts p where p.link_id = l.id order by p.position > 1, random() limit ${sql.lit(MOST_PARTS)}) end as urls,
  coalesce(k.failures, 0) as failures, k.first_failed_at, k.died_at,
  (l.status = 'active' or k.died_at is not null) and not is_demo_work(l.user_id) as is_planned`

/** The next links of a host whose time has come. */
export async function listDueLinks(
  db: Database,
  hostId: number,
  { now, most }: { now: Date; most: number },
): Promise<LinkToCheck[]> {
  const { rows } = await sql<LinkToCheck>`select ${COLUMNS} from (
      select * from link_checks where host_id = ${hostId} and next_check_at <= ${now}
      order by next_check_at limit ${most}) k
    join links l on l.id = k.link_id join titles t on t.id = l.title_id
    order by k.next_check_at`.execute(db)
  return rows
}

export async function findLinkToCheck(db: Database, id: number): Promise<LinkToCheck | undefined> {
  const { rows } = await sql<LinkToCheck>`select ${COLUMNS} from links l
    join titles t on t.id = l.title_id left join link_checks k on k.link_id = l.id where l.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export interface CheckToSave {
  readonly link: Pick<LinkToCheck, 'id' | 'url'>
  /** As the link has to be still, for this to be kept. */
  readonly before: KnownState
  readonly result: CheckResult
  readonly httpStatus: number | null
  readonly latencyMs: number
  readonly failures: number
  readonly firstFailedAt: Date | null
  readonly diedAt: Date | null
  readonly nextCheckAt: Date | null
}

/** What is otherwise when somebody said something of a link since. */
interface KnownState {
  readonly status: LinkStatus
  readonly failures: number
  /** Whether the checker called it dead. */
  readonly isDead: boolean
}

export const knownStateOf = ({
  status,
  failures,
  died_at: diedAt,
}: Pick<LinkToCheck, 'status' | 'failures' | 'died_at'>): KnownState => ({
  status,
  failures,
  isDead: diedAt !== null,
})

/**
 * Of links that lead elsewhere by now, or of which somebody said something since, nothing is kept, nor of those that
 * somebody changes at this moment.
 */
export async function saveChecks(
  tx: Database,
  at: Date,
  checks: readonly CheckToSave[],
): Promise<void> {
  const rows = JSON.stringify(
    checks.map(({ link, before, ...found }) => ({
      id: link.id,
      url: link.url,
      statusBefore: before.status,
      failuresBefore: before.failures,
      isDeadBefore: before.isDead,
      ...found,
    })),
  )
  await sql`with found as (
      select f.* from jsonb_to_recordset(${rows}::jsonb) as f (
        id bigint, url text, "statusBefore" text, "failuresBefore" smallint, "isDeadBefore" boolean, result text,
        "httpStatus" smallint, "latencyMs" integer, failures smallint,
        "firstFailedAt" timestamptz, "diedAt" timestamptz, "nextCheckAt" timestamptz)
      join links l on l.id = f.id and l.url = f.url and l.status = f."statusBefore"
    ), free as (
      select k.link_id from link_checks k join found f on f.id = k.link_id
      where k.failures = f."failuresBefore" and (k.died_at is not null) = f."isDeadBefore"
      order by k.link_id for update of k skip locked)
    update link_checks k set checked_at = ${at}, result = f.result, http_status = f."httpStatus", latency_ms = f."latencyMs",
      failures = f.failures, first_failed_at = f."firstFailedAt", died_at = f."diedAt", next_check_at = f."nextCheckAt"
    from found f join free on free.link_id = f.id where k.link_id = f.id`.execute(tx)
}

/**
 * Locks links in the order of their ids. @returns those that still lead where we looked, and of which nobody said anything
 * since
 */
export async function lockUntouched<
  L extends Pick<LinkToCheck, 'id' | 'url' | 'status' | 'failures' | 'died_at'>,
>(tx: Database, links: readonly L[]): Promise<L[]> {
  if (links.length === 0) return []
  const ids = links.map(({ id }) => id)
  await tx
    .selectFrom('links')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  // Read when they are ours: what was waited for counts.
  const rows = await tx
    .selectFrom('links as l')
    .innerJoin('link_checks as k', 'k.link_id', 'l.id')
    .select(['l.id', 'l.url', 'l.status', 'k.failures', 'k.died_at'])
    .where('l.id', 'in', ids)
    .execute()
  const now = new Map(rows.map((row) => [row.id, row as typeof row & { status: LinkStatus }]))
  return links.filter((link) => {
    const row = now.get(link.id)
    return row?.url === link.url && isDeepStrictEqual(knownStateOf(row), knownStateOf(link))
  })
}

/** A row for a link that was never active, so that what is found of it can be kept. */
export async function followLink(db: Database, linkId: number): Promise<void> {
  await sql`insert into link_checks (link_id, host_id) select id, host_id from links where id = ${linkId}
    on conflict do nothing`.execute(db)
}

/** Before everything else of its host. */
export async function putFirst(db: Database, linkId: number): Promise<void> {
  await sql`update link_checks set next_check_at = '-infinity' where link_id = ${linkId}`.execute(
    db,
  )
}

/** @returns how many more are looked at now */
export async function bringForward(
  db: Database,
  hostId: number,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const { numAffectedRows } =
    await sql`update link_checks set next_check_at = ${now} where link_id in (
      select link_id from link_checks where host_id = ${hostId} and next_check_at > ${now}
      order by next_check_at limit ${most} for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

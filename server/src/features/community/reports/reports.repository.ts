import {
  type ReportedType,
  type ReportKind,
} from '@mediatheque/contract/community/reports/report-kinds.ts'
import type { OPEN_REPORTS_QUOTA } from '@mediatheque/contract/community/reports/reports.quotas.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Granted } from '../../../platform/access/within-quota.ts'
import { MOST_EXPORTED_ROWS } from '../../../platform/account-export.ts'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Reports } from '../../../platform/database/types.generated.ts'

export interface ReportedRecord {
  readonly type: ReportedType
  readonly id: number
}

export interface OwnReport {
  readonly id: number
  readonly item_type: ReportedType
  readonly item_id: number
  readonly reason: string
  readonly kind: ReportKind
  readonly created_at: Date
}

const TABLE_OF_TYPE = {
  comment: 'comments',
  link: 'links',
  nzb: 'nzbs',
  torrent: 'torrents',
  review: 'reviews',
  list: 'lists',
} as const satisfies Record<ReportedType, string>

/** Of what is deleted in words its place is left. */
const STANDING_OF_TYPE: Partial<Record<ReportedType, RawBuilder<unknown>>> = {
  comment: sql`and deleted_at is null`,
  review: sql`and deleted_at is null`,
  list: sql`and withheld is null`,
}

/**
 * Reports come and go under the lock of what they are about, whose counter they change: whoever locks it for something
 * else and then settles its reports waits in the same order. @returns whether it is still there
 */
export async function lockReported(tx: Database, { type, id }: ReportedRecord): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(TABLE_OF_TYPE[type])}
    where id = ${id} ${STANDING_OF_TYPE[type] ?? sql``} for no key update`.execute(tx)
  return rows.length > 0
}

const ownReports = (db: Database, userId: number, { type, id }: ReportedRecord) =>
  db
    .selectFrom('reports')
    .select(['id', 'item_type', 'item_id', 'reason', 'kind', 'created_at'])
    .where('user_id', '=', userId)
    .where('item_type', '=', type)
    .where('item_id', '=', id)

export function findOwnReport(
  db: Database,
  userId: number,
  reported: ReportedRecord,
): Promise<OwnReport | undefined> {
  const query = ownReports(db, userId, reported)
  return query.executeTakeFirst() as Promise<OwnReport | undefined>
}

export async function countOpenReports(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertReport(
  tx: Granted<typeof OPEN_REPORTS_QUOTA.name>,
  report: Insertable<Reports>,
): Promise<OwnReport> {
  const made = tx
    .insertInto('reports')
    .values(report)
    .returning(['id', 'item_type', 'item_id', 'reason', 'kind', 'created_at'])
  return (await made.executeTakeFirstOrThrow()) as OwnReport
}

/** Of these records the reports that are open, or those that say one thing. */
export async function listReportIds(
  tx: Database,
  { type, ids }: { readonly type: ReportedType; readonly ids: readonly number[] },
  kind?: ReportKind,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('reports')
    .select('id')
    .where('item_type', '=', type)
    .where('item_id', '=', sql<number>`any (${sql.val([...ids])}::bigint[])`)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Of each of these records the open reports up to one of them. */
export async function listSeenReportIds(
  tx: Database,
  type: ReportedType,
  newestSeen: ReadonlyMap<number, number>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select r.id
    from unnest(${[...newestSeen.keys()]}::bigint[], ${[...newestSeen.values()]}::bigint[]) seen (item_id, newest)
    join reports r on r.item_type = ${type} and r.item_id = seen.item_id and r.id <= seen.newest
    order by r.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function deleteReportRows(tx: Database, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await tx
    .deleteFrom('reports')
    .where('id', '=', sql<number>`any (${sql.val([...ids])}::bigint[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const NAME_LENGTH = 80

/** Reports as their history tells of them: by what they are about. */
export async function readReportStates(
  tx: Database,
  ids: readonly number[],
): Promise<readonly AuditedState[]> {
  const titleOf = (table: 'links' | 'nzbs' | 'torrents' | 'reviews') =>
    sql`(select t.name from ${sql.table(table)} x join titles t on t.id = x.title_id where x.id = r.item_id)`
  const rows = await tx
    .selectFrom('reports as r')
    .select(['r.id', 'r.item_type', 'r.item_id', 'r.user_id', 'r.kind', 'r.reason', 'r.created_at'])
    .select(
      sql<string | null>`case r.item_type
        when 'link' then ${titleOf('links')} when 'nzb' then ${titleOf('nzbs')} when 'torrent' then ${titleOf('torrents')}
        when 'review' then ${titleOf('reviews')}
        when 'list' then (select l.name from lists l where l.id = r.item_id)
        when 'comment' then (select left(c.content, ${sql.lit(NAME_LENGTH)}) from comments c where c.id = r.item_id) end`.as(
        'name',
      ),
    )
    .where('r.id', '=', sql<number>`any (${sql.val([...ids])}::bigint[])`)
    .orderBy('r.id')
    .execute()
  return rows.map(({ id, name, ...values }) => ({
    id,
    name: name ?? '',
    ownerId: values.user_id,
    values,
  }))
}

export function listExportedReports(db: Database, userId: number) {
  return db
    .selectFrom('reports')
    .select(['item_type', 'item_id', 'kind', 'reason', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(MOST_EXPORTED_ROWS)
    .execute()
}

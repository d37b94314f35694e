import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { HistoryKind } from '@mediatheque/contract/operations/history/history-kinds.ts'
import type { historyList as List } from '@mediatheque/contract/operations/history/history.list.ts'
import { historyList } from '@mediatheque/contract/operations/history/history.list.ts'
import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listBatches, listedRows, type ListSql } from '../../../platform/database/list-rows.ts'
import type { AuditEvents } from '../../../platform/database/types.generated.ts'
import { paginate, type RowPage } from '../../../platform/http/pagination.ts'
import { visibleAuthors } from '../../community/authors/authors.service.ts'

export interface HistoryRow extends Selectable<AuditEvents> {
  /** Null where the account is gone or hidden from the reader. */
  readonly actor_label: string | null
  /** How many lines the act has that this reader may see. */
  readonly group_count: number
}

export interface HistoryScope {
  readonly actor: Actor
  readonly kinds: readonly HistoryKind[]
}

const ofKinds = (column: string, kinds: readonly HistoryKind[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = any (${sql.val([...kinds])}::text[])`

/** Lines of records of these kinds, with the names that this reader may know; those around are counted of one owner alone. */
const selectEvents = (db: Database, { actor, kinds }: HistoryScope, ownerId?: number) =>
  db
    .selectFrom('audit_events as e')
    .selectAll('e')
    .select([
      sql<string | null>`case when exists (select from users u where u.id = e.actor_id
        and not ${visibleAuthors(actor)}) then null else e.actor_name end`.as('actor_label'),
      sql<number>`(select count(*)::int from audit_events g where g.group_id = e.group_id
        and ${ofKinds('g.record_type', kinds)}
        and (${ownerId ?? null}::bigint is null or g.owner_id = ${ownerId ?? null}))`.as(
        'group_count',
      ),
    ])
    .where(ofKinds('e.record_type', kinds))

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Ids follow time: one index serves the order of both. */
const sourceOf = (db: Database, scope: HistoryScope): ListSql<typeof List, HistoryRow> => ({
  rows: selectEvents(db, scope),
  id: sql<number>`e.id`,
  orders: { at: sql`e.id` },
  filters: {
    kind: sql`e.record_type`,
    action: sql`e.action`,
    at: sql`e.at`,
    actor: ({ value }) =>
      sql<SqlBool>`e.actor_id = (select u.id from users u
        where lower(u.username) = lower(${value}) and ${visibleAuthors(scope.actor)})`,
    record: ({ value }) => sql<SqlBool>`e.record_id = ${value}`,
    group: ({ value }) =>
      UUID.test(value) ? sql<SqlBool>`e.group_id = ${value}::uuid` : sql<SqlBool>`false`,
  },
})

export function listHistoryRows(
  db: Database,
  scope: HistoryScope,
  call: ListCall<typeof List>,
): Promise<RowPage<HistoryRow>> {
  return paginate(db, call, listedRows(historyList, sourceOf(db, scope), call))
}

export function readHistoryRows(
  db: Database,
  scope: HistoryScope,
  call: ListCall<typeof List>,
): AsyncGenerator<readonly HistoryRow[]> {
  return listBatches(historyList, sourceOf(db, scope), call)
}

export interface HistoryOf {
  readonly kind: HistoryKind
  /** Those of these numbers. */
  readonly ids: readonly string[]
  /** What became of somebody's contribution, and nothing of when it was another's. */
  readonly ownerId?: number | undefined
}

/** Newest first. */
export function listHistoryOf(
  db: Database,
  scope: HistoryScope,
  { kind, ids, ownerId }: HistoryOf,
  page: { page: number; perPage: number },
): Promise<RowPage<HistoryRow>> {
  const rows = selectEvents(db, { ...scope, kinds: [kind] }, ownerId)
    .where('e.record_type', '=', kind)
    .where(sql<SqlBool>`e.record_id = any (${sql.val([...ids])}::text[])`)
    .$if(ownerId !== undefined, (query) => query.where('e.owner_id', '=', ownerId!))
    .orderBy('e.id', 'desc')
  return paginate(db, { ...page, paginate: 'cursor' }, rows)
}

export async function hasHistoryOf(db: Database, { kind, ids, ownerId }: HistoryOf) {
  const found = await db
    .selectFrom('audit_events')
    .select('id')
    .where('record_type', '=', kind)
    .where('record_id', 'in', ids)
    .where('owner_id', '=', ownerId ?? 0)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export function findEvent(db: Database, id: number): Promise<Selectable<AuditEvents> | undefined> {
  return db.selectFrom('audit_events').selectAll().where('id', '=', id).executeTakeFirst()
}

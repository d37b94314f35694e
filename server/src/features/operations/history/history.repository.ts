import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { HistoryKind } from '@mediatheque/contract/operations/history/history-kinds.ts'
import type { historyList as List } from '@mediatheque/contract/operations/history/history.list.ts'
import { historyList } from '@mediatheque/contract/operations/history/history.list.ts'
import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely'
import { containsWords } from '../../../platform/database/contains-words.ts'
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
  /** Records that are called in every language, and by the words that are searched. */
  readonly called?: readonly { readonly kind: HistoryKind; readonly id: string }[]
}

const ofKinds = (column: string, kinds: readonly HistoryKind[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = any (${sql.val([...kinds])}::text[])`

type EventRow = Selectable<AuditEvents>

const selectEvents = (db: Database, kinds: readonly HistoryKind[]) =>
  db.selectFrom('audit_events as e').selectAll('e').where(ofKinds('e.record_type', kinds))

/**
 * Lines with the names that this reader may know, and how many their acts have; those around are counted of one owner
 * alone. Looked up for the lines of a page: whoever turns to the thousandth does not wait for those in between.
 */
async function completed(
  db: Database,
  { actor, kinds }: HistoryScope,
  rows: readonly EventRow[],
  ownerId?: number,
): Promise<HistoryRow[]> {
  if (rows.length === 0) return []
  const groups = [...new Set(rows.map(({ group_id }) => group_id))]
  const actors = [...new Set(rows.flatMap(({ actor_id }) => actor_id ?? []))]
  const [counts, hidden] = await Promise.all([
    db
      .selectFrom('audit_events as g')
      .select(['g.group_id', sql<number>`count(*)::int`.as('count')])
      .where(sql<SqlBool>`g.group_id = any (${sql.val(groups)}::uuid[])`)
      .where(ofKinds('g.record_type', kinds))
      .$if(ownerId !== undefined, (query) => query.where('g.owner_id', '=', ownerId!))
      .groupBy('g.group_id')
      .execute(),
    db
      .selectFrom('users as u')
      .select('u.id')
      .where(
        sql<SqlBool>`u.id = any (${sql.val(actors)}::bigint[]) and not ${visibleAuthors(actor)}`,
      )
      .execute(),
  ])
  const countOf = new Map(counts.map(({ group_id, count }) => [group_id, count]))
  const isHidden = new Set(hidden.map(({ id }) => id))
  return rows.map((row) => ({
    ...row,
    actor_label: row.actor_id !== null && isHidden.has(row.actor_id) ? null : row.actor_name,
    group_count: countOf.get(row.group_id) ?? 1,
  }))
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function whereFound(
  called: NonNullable<HistoryScope['called']>,
  words: string,
): RawBuilder<SqlBool> {
  const found = containsWords(sql`(e.record_name || ' ' || coalesce(e.reason, ''))`, words)
  if (called.length === 0) return found
  const ofCalled = [...Map.groupBy(called, ({ kind }) => kind)].map(
    ([kind, records]) =>
      sql`(e.record_type = ${kind} and e.record_id = any (${sql.val(records.map(({ id }) => id))}::text[]))`,
  )
  return sql`(${found} or ${sql.join(ofCalled, sql` or `)})`
}

/** Ids follow time: one index serves the order of both. */
const sourceOf = (db: Database, scope: HistoryScope): ListSql<typeof List, EventRow> => ({
  rows: selectEvents(db, scope.kinds),
  id: sql<number>`e.id`,
  search: (words) => whereFound(scope.called ?? [], words),
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

export async function listHistoryRows(
  db: Database,
  scope: HistoryScope,
  call: ListCall<typeof List>,
): Promise<RowPage<HistoryRow>> {
  const page = await paginate(db, call, listedRows(historyList, sourceOf(db, scope), call))
  return { ...page, data: await completed(db, scope, page.data) }
}

export async function* readHistoryRows(
  db: Database,
  scope: HistoryScope,
  call: ListCall<typeof List>,
): AsyncGenerator<readonly HistoryRow[]> {
  for await (const rows of listBatches(historyList, sourceOf(db, scope), call))
    yield completed(db, scope, rows)
}

export interface HistoryOf {
  readonly kind: HistoryKind
  /** Those of these numbers. */
  readonly ids: readonly string[]
  /** What became of somebody's contribution, and nothing of when it was another's. */
  readonly ownerId?: number | undefined
}

/** Newest first. */
export async function listHistoryOf(
  db: Database,
  scope: HistoryScope,
  { kind, ids, ownerId }: HistoryOf,
  page: { page: number; perPage: number },
): Promise<RowPage<HistoryRow>> {
  const rows = selectEvents(db, [kind])
    .where('e.record_type', '=', kind)
    .where(sql<SqlBool>`e.record_id = any (${sql.val([...ids])}::text[])`)
    .$if(ownerId !== undefined, (query) => query.where('e.owner_id', '=', ownerId!))
    .orderBy('e.id', 'desc')
  const found = await paginate(db, { ...page, paginate: 'cursor' }, rows)
  // Owners look after no kind; of the acts that concern theirs they are told what became of theirs alone.
  const kinds = ownerId === undefined ? scope.kinds : [kind]
  return { ...found, data: await completed(db, { ...scope, kinds }, found.data, ownerId) }
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

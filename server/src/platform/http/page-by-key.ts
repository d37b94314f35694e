import type { KeyCursor, ListQuery } from '@mediatheque/contract/core/list-query.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../database/database.ts'
import { type AnyQuery, MADE_UP_CURSOR, paginate, type RowPage } from './pagination.ts'

/** What a list is ordered by: a whole number, or a moment, which is written in microseconds so that nothing of it is lost. */
export interface OrderKey {
  readonly by: RawBuilder<unknown>
  readonly isMoment?: boolean
}

interface KeyOrder {
  /** The last of them tells rows apart. */
  readonly keys: readonly OrderKey[]
  readonly way: 'asc' | 'desc'
}

type Keyed<Row> = Row & { page_key: string }

const written = ({ by, isMoment }: OrderKey) =>
  isMoment ? sql`(extract(epoch from ${by}) * 1000000)::bigint` : sql`(${by})::bigint`

const meant = ({ isMoment }: OrderKey, value: string) =>
  isMoment
    ? sql`'epoch'::timestamptz + ${value}::float8 * interval '1 microsecond'`
    : sql`${value}::bigint`

/**
 * Like {@link paginate}, for a list that changes while it is read: its cursors say behind which row a page begins, so
 * that what comes or goes before it neither hides a row nor shows one twice. Numbered pages stay, and each says with
 * which cursor to go on from there.
 * @throws AppError validation on `cursor`
 */
export async function pageByKey<Row>(
  db: Database,
  list: Pick<ListQuery, 'page' | 'perPage' | 'paginate'> & { cursor?: KeyCursor | undefined },
  query: AnyQuery<Row>,
  { keys, way }: KeyOrder,
): Promise<RowPage<Row>> {
  const mark = list.paginate === 'cursor' ? list.cursor : undefined
  // Of a list that is ordered otherwise.
  if (mark && mark.values.length !== keys.length) throw MADE_UP_CURSOR()
  const isBack = mark?.isBack ?? false
  const direction = (way === 'desc') === isBack ? 'asc' : 'desc'
  const keyed = keys
    .reduce((ordered, { by }) => ordered.orderBy(by, direction), query)
    .select(sql<string>`concat_ws(',', ${sql.join(keys.map(written))})`.as('page_key'))
  const behind = mark ? keyed.where(isBehind(keys, mark.values, direction)) : keyed
  const found = await paginate<Keyed<Row>>(db, list, behind as never)
  const hasMore = found.next_page !== null
  const data = isBack ? found.data.toReversed() : found.data
  const [first, last] = [data.at(0)?.page_key, data.at(-1)?.page_key]
  const next = last && (isBack || hasMore) ? cursorOfMark('k', last) : null
  if (list.paginate !== 'cursor') return { ...found, data, next_cursor: next }
  const hasBefore = isBack ? hasMore : mark !== undefined || list.page > 1
  return {
    ...found,
    data,
    // Nobody knows how many there are before it.
    ...(mark && { from: null, to: null, next_page: null, prev_page: null }),
    next_cursor: next,
    prev_cursor: first && hasBefore ? cursorOfMark('b', first) : null,
  }
}

const isBehind = (keys: readonly OrderKey[], values: readonly string[], way: 'asc' | 'desc') =>
  sql<SqlBool>`(${sql.join(keys.map(({ by }) => by))}) ${sql.raw(way === 'desc' ? '<' : '>')} (${sql.join(
    keys.map((key, place) => meant(key, values[place]!)),
  )})`

const cursorOfMark = (kind: 'k' | 'b', key: string) =>
  Buffer.from(`${kind}${key}`).toString('base64url')

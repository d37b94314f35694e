import {
  type DayRangeAsked,
  type ListDefinition,
  type ListFilter,
  type ListFilters,
  MOST_FILE_ROWS,
  type MomentRange,
  type NumberRange,
  type OrderOf,
} from '@mediatheque/contract/core/define-list.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import {
  type AliasableExpression,
  type Expression,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import { fieldError } from '../http/app-error.ts'

/** What a filter of one kind is asked for. */
type Asked<F extends ListFilter> = NonNullable<
  ListFilters<{ filters: { asked: F } } & ListDefinition>['asked']
>

/**
 * A filter as SQL: the column whose values it compares, by the operators of its kind, or a condition of its own.
 * Columns that are compared with moments, numbers and records have to be of that type.
 */
export type FilterSql<F extends ListFilter> =
  | Expression<unknown>
  | ((asked: Asked<F>) => Expression<SqlBool>)

/** Where a column may be empty, its rows without a value come last in both directions: no plain index reads so. */
export type OrderSql = Expression<unknown> | { readonly nullable: Expression<unknown> }

/** The SQL of a list, said by the repository whose rows it has. */
export interface ListSql<L extends ListDefinition, Row> {
  /** Whatever this caller may see, unordered: what may not be seen can then be neither searched nor counted. */
  readonly rows: SelectQueryBuilder<never, never, Row>
  /** Unique, so that every order has one outcome. */
  readonly id: AliasableExpression<number>
  readonly search?: (words: string) => Expression<SqlBool>
  /** Indexed, or of few rows. */
  readonly orders: Readonly<Record<OrderOf<L>, OrderSql>>
  readonly filters: { readonly [Key in keyof L['filters']]: FilterSql<L['filters'][Key]> }
}

type Narrowing<L extends ListDefinition> = Pick<ListCall<L>, 'query' | 'filters'>

/** The rows that words and filters leave, unordered. */
export function narrowRows<const L extends ListDefinition, Row>(
  list: L,
  source: ListSql<L, Row>,
  { query: words, filters }: Narrowing<L>,
): SelectQueryBuilder<never, never, Row> {
  const { rows, search } = source
  const conditions = filterConditions(list, source, filters).map(({ condition }) => condition)
  if (words && search) conditions.unshift(search(words))
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), rows)
}

/** What each filter of a call asks of a row. */
export function filterConditions<const L extends ListDefinition>(
  list: L,
  { filters: codes }: Pick<ListSql<L, unknown>, 'filters'>,
  filters: ListCall<L>['filters'],
): { readonly key: string; readonly condition: Expression<SqlBool> }[] {
  return Object.entries(filters ?? {}).flatMap(([key, asked]) => {
    const filter = list.filters[key]
    const code = codes[key]
    if (!filter || !code || !asked) return []
    return [{ key, condition: conditionOf(filter, code as AnyFilterSql, asked as AnyAsked) }]
  })
}

/** The rows of a list in the order that is asked for. */
export function listedRows<const L extends ListDefinition, Row>(
  list: L,
  source: ListSql<L, Row>,
  call: Narrowing<L> & Pick<ListCall<L>, 'orderBy' | 'orderDir'>,
): SelectQueryBuilder<never, never, Row> {
  const by = (call.orderBy ?? list.order.by) as OrderOf<L> | undefined
  const direction = call.orderDir ?? (call.orderBy ? 'asc' : list.order.direction)
  const rows = narrowRows(list, source, call)
  return (by ? rows.orderBy(inOrder(source.orders[by], direction)) : rows).orderBy(
    sql`${source.id} ${sql.raw(direction)}`,
  )
}

/** All that a list finds, in its order, by number and version: at most so many. */
export function findListed<const L extends ListDefinition, Row>(
  list: L,
  source: ListSql<L, Row>,
  call: Narrowing<L> & Pick<ListCall<L>, 'orderBy' | 'orderDir'>,
  { version, most }: { version: AliasableExpression<number>; most: number },
): Promise<readonly { readonly id: number; readonly version: number }[]> {
  return listedRows(list, source, call)
    .clearSelect()
    .select([source.id.as('id'), version.as('version')])
    .limit(most)
    .execute()
}

/** So many rows are worked on together. */
const BATCH_ROWS = 500

/**
 * All rows of a list in their order, some at a time. The order is looked up once, by numbers alone; no connection is
 * held while somebody takes their time with what was read. Rows that are deleted in between are missing.
 * @throws AppError validation when there are more than `most`
 */
export async function* listBatches<
  const L extends ListDefinition,
  Row extends { readonly id: number },
>(
  list: L,
  source: ListSql<L, Row>,
  call: Narrowing<L> & Pick<ListCall<L>, 'orderBy' | 'orderDir'>,
  most = MOST_FILE_ROWS,
): AsyncGenerator<readonly Row[]> {
  const found = await listedRows(list, source, call)
    .clearSelect()
    .select(source.id.as('id'))
    .limit(most + 1)
    .execute()
  if (found.length > most)
    throw fieldError(
      'filters',
      'One file holds at most 100,000 rows. Search or filter the list first.',
    )
  yield* readBatches(
    found.map(({ id }) => id),
    async (ids) => {
      const rows = await source.rows
        .where(sql<SqlBool>`${source.id} in (${sql.join(ids)})`)
        .execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
  )
}

/** Reads records whose order is known, `size` at a time: fewer where much is looked up for each. */
export async function* readBatches<Row>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
  size = BATCH_ROWS,
): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < ids.length; from += size) yield await read(ids.slice(from, from + size))
}

export const inOrder = (order: OrderSql, direction: 'asc' | 'desc') =>
  'nullable' in order
    ? sql`${order.nullable} ${sql.raw(direction)} nulls last`
    : sql`${order} ${sql.raw(direction)}`

type AnyFilterSql = Expression<unknown> | ((asked: AnyAsked) => Expression<SqlBool>)
interface AnyAsked {
  readonly operator: string
  readonly value: unknown
}

function conditionOf(filter: ListFilter, code: AnyFilterSql, asked: AnyAsked): Expression<SqlBool> {
  if (typeof code === 'function') return code(asked)
  const { operator, value } = asked
  switch (filter.kind) {
    case 'text':
      return textCondition(code, operator, value as string)
    case 'number':
      return numberCondition(code, operator, value as number | NumberRange)
    case 'moment': {
      const { start, end } = value as MomentRange
      return betweenCondition(code, new Date(start), new Date(end))
    }
    case 'day': {
      const { start, end } = value as DayRangeAsked
      return betweenCondition(code, start, end)
    }
    case 'flag':
      return sql`${code} is ${sql.raw(value ? 'true' : 'false')}`
    case 'choice':
    case 'record':
    case 'value':
      return oneOfCondition(code, operator, value as readonly unknown[])
  }
}

/** For `like`, with nothing that it would take for a sign of its own. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

function textCondition(column: Expression<unknown>, operator: string, text: string) {
  const around = operator === 'contains' ? '%' : ''
  const after = operator === '=' ? '' : '%'
  return sql<SqlBool>`${column} ilike ${`${around}${literally(text)}${after}`}`
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '=': '=',
  '!=': 'is distinct from',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
}

function numberCondition(
  column: Expression<unknown>,
  operator: string,
  value: number | NumberRange,
): Expression<SqlBool> {
  if (typeof value === 'object') return betweenCondition(column, value.start, value.end)
  return sql`${column} ${sql.raw(COMPARISONS[operator]!)} ${value}`
}

/** Whichever of both was named first. */
function betweenCondition<Bound extends number | string | Date>(
  column: Expression<unknown>,
  one: Bound,
  other: Bound,
): Expression<SqlBool> {
  const [from, to] = one <= other ? [one, other] : [other, one]
  return sql`${column} between ${from} and ${to}`
}

/** What has no value is none of them. */
function oneOfCondition(
  column: Expression<unknown>,
  operator: string,
  values: readonly unknown[],
): Expression<SqlBool> {
  const isOne = sql`${column} in (${sql.join(values)})`
  return operator === '!=' ? sql`(${isOne}) is not true` : sql`${isOne}`
}

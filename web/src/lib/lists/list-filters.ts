import {
  type DayFilter,
  type ListDefinition,
  type ListFilter,
  type NumberFilter,
  operatorsOf,
} from '@mediatheque/contract/core/define-list.ts'
import {
  decodeFilters,
  encodeFilters,
  type FilterRecord,
} from '@mediatheque/contract/core/filter-records.ts'
import { readQuery } from '../page-search.ts'
import { dayEnd, type Day, dayStart } from './days.ts'
import { lastDayOf, readRange } from './day-ranges.ts'

/** A filter that is set in the address of a list. */
export interface SetFilter {
  readonly key: string
  readonly operator: string
  /** By kind: a text, a number or two, days, choices, yes or no, ids. Undefined: not filled in yet. */
  readonly value: unknown
}

/** The filters of an address; those that the list does not know, and values that no form makes, are left out. */
export function readFilters(
  { filters }: Pick<ListDefinition, 'filters'>,
  encoded: string | undefined,
): SetFilter[] {
  const records = encoded ? decodeFilters(encoded) : []
  if (!Array.isArray(records)) return []
  const read = records.flatMap((record: unknown) => readFilter(filters, record) ?? [])
  return read.filter(({ key }, at) => read.findIndex((other) => other.key === key) === at)
}

function readFilter(filters: ListDefinition['filters'], record: unknown): SetFilter | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const { key, operator = '=', value, isInactive } = record as Partial<FilterRecord>
  const filter = typeof key === 'string' && Object.hasOwn(filters, key) ? filters[key] : undefined
  if (!filter || !operatorsOf(filter).includes(operator)) return undefined
  if (isInactive) return { key: key!, operator, value: undefined }
  const read = readValue(filter, operator, value)
  return read === undefined ? undefined : { key: key!, operator, value: read }
}

/** A filter as its address will hold it, two numbers in their order. Undefined: it is not filled in, or not with what the list takes. */
export function tidyFilter(
  rule: ListFilter,
  { key, operator, value }: SetFilter,
): SetFilter | undefined {
  const read = value === undefined ? undefined : readValue(rule, operator, inOrder(rule, value))
  return read === undefined ? undefined : { key, operator, value: read }
}

function inOrder({ kind }: ListFilter, value: unknown): unknown {
  if (kind !== 'number' || typeof value !== 'object' || value === null) return value
  const { start, end } = value as { start?: number; end?: number }
  return start !== undefined && end !== undefined && start > end
    ? { start: end, end: start }
    : value
}

/** So many values of one filter are taken by the server. */
const MOST_VALUES = 50

const isWithin = (value: unknown, { least, most, hasFractions }: NumberFilter): value is number =>
  typeof value === 'number' &&
  value >= least &&
  value <= most &&
  (hasFractions === true || Number.isInteger(value))

function isPairWithin(value: unknown, bounds: NumberFilter): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { start, end } = value as Partial<Record<'start' | 'end', unknown>>
  return isWithin(start, bounds) && isWithin(end, bounds)
}

/** Wherever the server reckons it to be: its days go one further. */
const today = (): Day => new Date().toISOString().slice(0, 10)

/** Of a country or a language. */
const CODE = /^[a-z-]{2,8}$/i

/** A range makes sense or does not, whatever day it is. */
const SOME_DAY: Day = '2000-01-01'

/** What the server would take: an address shows something or leaves it out, and never ends a page with a refusal. */
function readValue(filter: ListFilter, operator: string, value: unknown): unknown {
  switch (filter.kind) {
    case 'text':
      return (typeof value === 'string' && readQuery({ query: value })) || undefined
    case 'number':
      return (operator === 'between' ? isPairWithin(value, filter) : isWithin(value, filter))
        ? value
        : undefined
    case 'moment':
      return readRange(value, SOME_DAY) && value
    case 'day':
      return isWithinDays(value, filter) ? value : undefined
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    case 'choice': {
      const chosen = filter.choices
        .map((choice) => choice.value)
        .filter((known) => (Array.isArray(value) ? value : [value]).includes(known))
      return chosen.length > 0 ? chosen.slice(0, MOST_VALUES) : undefined
    }
    case 'record':
      return several(value, isId)
    case 'value':
      return several(value, filter.by === 'id' ? isId : isCode)
  }
}

/** Of the values that a list is narrowed by, all are numbered so. */
const GREATEST_ID = 2_147_483_647
const isId = (one: unknown) =>
  Number.isSafeInteger(one) && Number(one) > 0 && Number(one) <= GREATEST_ID
const isCode = (one: unknown) => typeof one === 'string' && CODE.test(one)

/** Those of a list that may be values of a filter. Undefined: none. */
function several(value: unknown, isOne: (one: unknown) => boolean): unknown[] | undefined {
  const values = (Array.isArray(value) ? value : [value]).filter(isOne)
  return values.length > 0 ? values.slice(0, MOST_VALUES) : undefined
}

function isWithinDays(value: unknown, filter: DayFilter): boolean {
  const range = readRange(value, SOME_DAY)
  if (!range || range.preset !== undefined) return range !== undefined
  return range.start >= filter.firstDay && range.end <= lastDayOf(filter, today())
}

const recordOf = ({ key, operator, value }: SetFilter): FilterRecord =>
  value === undefined ? { key, operator, value: null, isInactive: true } : { key, operator, value }

/** For an address. Undefined: none. */
export const writeFilters = (filters: readonly SetFilter[]): string | undefined =>
  filters.length > 0 ? encodeFilters(filters.map(recordOf)) : undefined

/** For the server: those that are filled in, with days as the moments at which they begin and end for the reader. */
export function sendFilters(
  list: Pick<ListDefinition, 'filters'>,
  filters: readonly SetFilter[],
  reader: { readonly today: Day; readonly timezone: string },
): string | undefined {
  const sent = filters
    .filter(({ value }) => value !== undefined)
    .map((filter) => {
      const kind = list.filters[filter.key]?.kind
      if (kind === 'moment') return { ...filter, value: momentsOf(filter.value, reader) }
      return kind === 'day' ? { ...filter, value: daysOf(filter.value, reader.today) } : filter
    })
  return writeFilters(sent)
}

function daysOf(value: unknown, today: Day) {
  const range = readRange(value, today)
  return range && { start: range.start, end: range.end }
}

function momentsOf(value: unknown, { today, timezone }: { today: Day; timezone: string }) {
  const range = readRange(value, today)
  return range && { start: dayStart(range.start, timezone), end: dayEnd(range.end, timezone) }
}

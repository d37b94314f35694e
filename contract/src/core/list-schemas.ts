import { z } from 'zod'
import {
  type DayFilter,
  type ListDefinition,
  type ListFilter,
  type ListFilters,
  type NumberFilter,
  operatorsOf,
  type OrderOf,
  ordersOf,
} from './define-list.ts'
import {
  day,
  decimal,
  id,
  line,
  moment,
  optionId,
  smallNumber,
  token,
  wholeNumber,
} from './input.ts'
import { listQuery, searchedListQuery } from './list-query.ts'
import { type FilterRules, tableFilters } from './table-filters.ts'

/** So many values of one filter are a mistake. */
const MOST_VALUES = 50

const range = <Bound extends z.ZodType>(bound: Bound) => z.object({ start: bound, end: bound })
const several = <Value extends z.ZodType>(value: Value) =>
  z.union([z.array(value).min(1).max(MOST_VALUES), value.transform((one) => [one])])

/** The clocks of the world are at most a day apart: it may be that day for the reader already. */
const DAY_AHEAD_MS = 24 * 60 * 60 * 1000

/** The last day that a filter takes, wherever the reader is. */
function lastDayOf({ yearsAhead }: DayFilter): string {
  const last = new Date(Date.now() + DAY_AHEAD_MS)
  last.setUTCFullYear(last.getUTCFullYear() + yearsAhead)
  return last.toISOString().slice(0, 10)
}

const dayBetween = (filter: DayFilter) =>
  day().refine((asked) => asked >= filter.firstDay && asked <= lastDayOf(filter))

const numberOf = (filter: NumberFilter) =>
  filter.hasFractions ? decimal(filter) : wholeNumber(filter)

/** Of a country or a language. */
const valueCode = token({ max: 8 }).regex(/^[a-zA-Z-]{2,8}$/)

/** What the value of a filter may be. */
function valueOf(filter: ListFilter): z.ZodType {
  switch (filter.kind) {
    case 'text':
      return line({ max: 200, missing: 'Please enter a text.' })
    case 'number':
      return numberOf(filter)
    case 'moment':
      return range(moment()).extend({
        preset: smallNumber.optional(),
        compareStart: moment().optional(),
        compareEnd: moment().optional(),
      })
    case 'day':
      return range(dayBetween(filter)).extend({ preset: smallNumber.optional() })
    case 'choice':
      return several(z.literal(filter.choices.map(({ value }) => value)))
    case 'flag':
      return z.boolean()
    case 'record':
      return several(id)
    case 'value':
      return several(filter.by === 'code' ? valueCode : optionId)
  }
}

function rulesOf({ filters }: ListDefinition): FilterRules {
  const rules = Object.entries(filters).map(([key, filter]) => [
    key,
    {
      label: filter.label,
      value: valueOf(filter),
      operators: operatorsOf(filter),
      ...(filter.kind === 'number' && { valuesByOperator: { between: range(numberOf(filter)) } }),
    },
  ])
  return Object.fromEntries(rules) as FilterRules
}

/**
 * The query of a list's endpoint: page, words where it is searched, one of its orders, and its filters; anything else of
 * these is refused by its name.
 */
export function listQueryOf<const L extends ListDefinition>(list: L) {
  return (list.isSearchable ? searchedListQuery : listQuery).extend({
    orderBy: z.enum(ordersOf(list)).optional() as unknown as z.ZodOptional<
      z.ZodType<OrderOf<L>, OrderOf<L>>
    >,
    // The rules are made from data: what comes out of them the compiler learns from the same data.
    filters: tableFilters(rulesOf(list)).optional() as unknown as z.ZodOptional<
      z.ZodType<ListFilters<L>, string>
    >,
  })
}

/** What is asked of a list, once read. */
export type ListCall<L extends ListDefinition> = z.output<ReturnType<typeof listQueryOf<L>>>

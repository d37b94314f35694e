import { z } from 'zod'
import {
  type ListDefinition,
  type ListFilter,
  type ListFilters,
  operatorsOf,
  type OrderOf,
  ordersOf,
} from './define-list.ts'
import { decimal, id, line, moment, smallNumber } from './input.ts'
import { listQuery } from './list-query.ts'
import { type FilterRules, tableFilters } from './table-filters.ts'

/** So many values of one filter are a mistake. */
const MOST_VALUES = 50

const range = <Bound extends z.ZodType>(bound: Bound) => z.object({ start: bound, end: bound })
const several = <Value extends z.ZodType>(value: Value) =>
  z.union([z.array(value).min(1).max(MOST_VALUES), value.transform((one) => [one])])

/** What the value of a filter may be. */
function valueOf(filter: ListFilter): z.ZodType {
  switch (filter.kind) {
    case 'text':
      return line({ max: 200, missing: 'Please enter a text.' })
    case 'number':
      return decimal(filter)
    case 'moment':
      return range(moment()).extend({
        preset: smallNumber.optional(),
        compareStart: moment().optional(),
        compareEnd: moment().optional(),
      })
    case 'choice':
      return several(z.literal(filter.choices.map(({ value }) => value)))
    case 'flag':
      return z.boolean()
    case 'record':
      return several(id)
  }
}

function rulesOf({ filters }: ListDefinition): FilterRules {
  const rules = Object.entries(filters).map(([key, filter]) => [
    key,
    {
      value: valueOf(filter),
      operators: operatorsOf(filter),
      ...(filter.kind === 'number' && { valuesByOperator: { between: range(decimal(filter)) } }),
    },
  ])
  return Object.fromEntries(rules) as FilterRules
}

/**
 * The query of a list's endpoint: page, words, one of its orders, and its filters; anything else of these is refused by
 * its name.
 */
export function listQueryOf<const L extends ListDefinition>(list: L) {
  return listQuery.extend({
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

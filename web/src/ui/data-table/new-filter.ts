import { type ListFilter, operatorsOf } from '@mediatheque/contract/core/define-list.ts'
import { usualRange } from '../../lib/lists/day-ranges.ts'
import type { Day } from '../../lib/lists/days.ts'
import type { SetFilter } from '../../lib/lists/list-filters.ts'

/** What a filter begins with when it is chosen. */
export function newFilter(key: string, rule: ListFilter, today: Day): SetFilter {
  const operator = operatorsOf(rule)[0]!
  const isOfDays = rule.kind === 'moment' || rule.kind === 'day'
  return { key, operator, value: isOfDays ? usualRange(today) : usualValue(rule, operator) }
}

/** Undefined: there is nothing usual, and the reader has to say. */
export function usualValue(rule: ListFilter, operator: string): unknown {
  switch (rule.kind) {
    case 'number':
      return operator === 'between' ? { start: rule.least, end: rule.usual } : rule.usual
    case 'flag':
      return true
    default:
      return undefined
  }
}

/** What was typed, for another operator: kept where that compares with the same. */
export function valueForOperator(rule: ListFilter, operator: string, value: unknown): unknown {
  const isPair = typeof value === 'object' && value !== null && !Array.isArray(value)
  return rule.kind === 'number' && isPair !== (operator === 'between')
    ? usualValue(rule, operator)
    : value
}

import { z } from 'zod'
import { decodeFilters } from './filter-records.ts'
import { json, line, token } from './input.ts'

const filterValue = json({ depth: 4, values: 500 })

/** One filter of a table as it travels inside `filters`. */
const filterRecordSchema = z.object({
  key: line({ max: 60 }),
  value: filterValue,
  operator: line({ max: 20 }).default('='),
  valueKey: line({ max: 60 }).optional(),
  isInactive: z.boolean().optional(),
  extraFilters: z.array(filterValue).max(20).optional(),
})

const filterRecords = z.array(filterRecordSchema).max(50)

/** What a list takes for one key of `filters`. */
export interface FilterRule<Value extends z.ZodType = z.ZodType> {
  /** The line by which readers know it, where its key alone does not say it. */
  readonly label?: string
  readonly value: Value
  /** `=` alone unless said otherwise. */
  readonly operators?: readonly string[]
  /** For operators that compare with something else. */
  readonly valuesByOperator?: Readonly<Record<string, z.ZodType>>
}
export type FilterRules = Readonly<Record<string, FilterRule>>

/** By what messages call what the `filters` of each list take: tests ask whether all of it has a name. */
export const filterNames: z.core.$ZodRegistry<{ names: readonly string[] }> = z.registry<{
  names: readonly string[]
}>()

/** The active filters of a call, by key. */
export type ReadFilters<Rules extends FilterRules> = {
  [Key in keyof Rules]?: {
    readonly operator: string
    readonly value: z.output<Rules[Key]['value']>
  }
}

/**
 * `filters=` of a list: URL-safe base64 of a JSON list of filter records. The rules say what the list reads; a key,
 * operator or value beyond them is refused by its name, because a filter that is ignored answers what nobody asked.
 */
export function tableFilters<const Rules extends FilterRules>(rules: Rules) {
  const schema = token({ max: 8_000 }).transform((encoded, context): ReadFilters<Rules> => {
    const { data: records } = filterRecords.safeParse(decodeFilters(encoded))
    if (!records) {
      context.addIssue({ code: 'custom', message: 'The filters could not be read' })
      return z.NEVER
    }
    const found: Record<string, { operator: string; value: unknown }> = {}
    for (const record of records) {
      const { key, operator, isInactive } = record
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
      if (!rule) context.addIssue({ code: 'unrecognized_keys', keys: [key], path: [key] })
      else if (!isInactive && Object.hasOwn(found, key))
        context.addIssue({ code: 'custom', message: 'The filters could not be read', path: [key] })
      else {
        const value = readValue(record, rule, context)
        if (!isInactive) found[key] = { operator, value }
      }
    }
    return found as ReadFilters<Rules>
  })
  return schema.register(filterNames, {
    names: Object.entries<FilterRule>(rules).map(([key, { label }]) => label ?? key),
  })
}

/** For lists, and any other call, that read no filters: an empty list of them is all they take. */
export const noFilters = tableFilters({})

function readValue(
  { key, operator, value }: z.output<typeof filterRecordSchema>,
  rule: FilterRule,
  context: z.core.$RefinementCtx,
): unknown {
  const operators = rule.operators ?? ['=']
  if (!operators.includes(operator))
    context.addIssue({
      code: 'invalid_value',
      values: [...operators],
      input: operator,
      path: [key, 'operator'],
    })
  const read = (rule.valuesByOperator?.[operator] ?? rule.value).safeParse(value)
  if (!read.success)
    context.addIssue({
      code: 'invalid_value',
      values: [],
      input: value,
      path: [key],
      params: { label: rule.label },
    })
  return read.data
}

/** A list's query with its filters in the places of the plain parameters of the same names, which they overrule. */
export function mergeFilters<
  Query extends { filters?: Record<string, { readonly value: unknown } | undefined> | undefined },
>({ filters, ...query }: Query): Omit<Query, 'filters'> {
  const values = Object.entries(filters ?? {}).map(([key, filter]) => [key, filter?.value])
  return { ...query, ...Object.fromEntries(values) }
}

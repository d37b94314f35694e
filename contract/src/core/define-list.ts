/**
 * Lists as data: what a list shows, in which orders, and what it may be narrowed by, said once for the query of its
 * endpoint, the SQL behind it, its file of CSV and the table of its page. Nothing here needs Zod: pages load it.
 */

/** How the values of a column are written and aligned. `other`: the page says how. */
export type ColumnKind = 'text' | 'number' | 'bytes' | 'moment' | 'flag' | 'other'

export interface ListColumn {
  /** The English line of its head. */
  readonly label: string
  readonly kind: ColumnKind
  /** Whether the list can be ordered by it: it needs an index, or few rows. */
  readonly isSortable?: true
  /** Not shown until somebody chooses it. */
  readonly isExtra?: true
}

interface Labelled {
  /** The English line of its name. */
  readonly label: string
}

/** Text in the value, whatever its case. */
export interface TextFilter extends Labelled {
  readonly kind: 'text'
  readonly operators?: readonly TextOperator[]
}
export type TextOperator = 'contains' | '=' | 'startsWith'

/** A number between two bounds; a whole one, unless its column has fractions too. */
export interface NumberFilter extends Labelled {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
  /** What the form begins with. */
  readonly usual: number
  readonly hasFractions?: true
  readonly operators?: readonly NumberOperator[]
}
export type NumberOperator = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'between'

/** From the beginning of a day to the end of another. */
export interface MomentFilter extends Labelled {
  readonly kind: 'moment'
  /** Days that can be chosen, `1900-01-01`; without them any. */
  readonly firstDay?: string
  readonly lastDay?: string
  readonly operators?: readonly MomentOperator[]
}
export type MomentOperator = 'between'

/** From one day of the calendar to another, both included: for what happened on a day, and at no hour. */
export interface DayFilter extends Labelled {
  readonly kind: 'day'
  /** `1900-01-01`; the server refuses days before it. */
  readonly firstDay: string
  /** How many years from today the last day lies. */
  readonly yearsAhead: number
  readonly operators?: readonly MomentOperator[]
}

export interface Choice<Value extends string | number = string | number> {
  readonly value: Value
  readonly label: string
}

/** One or several of a few values that are known beforehand. */
export interface ChoiceFilter extends Labelled {
  readonly kind: 'choice'
  readonly choices: readonly Choice[]
  readonly operators?: readonly ChoiceOperator[]
}
export type ChoiceOperator = '=' | '!='

export interface FlagFilter extends Labelled {
  readonly kind: 'flag'
  readonly operators?: readonly ['=']
}

/** One or several records of a kind that can be searched by name. */
export interface RecordFilter extends Labelled {
  readonly kind: 'record'
  /** Of `normalized-models/{model}`. */
  readonly model: string
  readonly operators?: readonly ChoiceOperator[]
}

/** One or several values of a list that the catalogue keeps, of `value-lists/{list}`: short enough to be shown whole. */
export interface ValueFilter extends Labelled {
  readonly kind: 'value'
  readonly list: FilteredValueList
  /** What of a value is asked for. */
  readonly by: 'id' | 'code'
  readonly operators?: readonly ['=']
}
export type FilteredValueList =
  | 'countries'
  | 'genres'
  | 'languages'
  | 'qualities'
  | 'titleFilterCategories'

export type ListFilter =
  | TextFilter
  | NumberFilter
  | MomentFilter
  | DayFilter
  | ChoiceFilter
  | FlagFilter
  | RecordFilter
  | ValueFilter

/** What filters of each kind may say, the usual first. */
export const FILTER_OPERATORS = {
  text: ['contains', '=', 'startsWith'],
  number: ['>=', '<=', '=', '!=', '>', '<', 'between'],
  moment: ['between'],
  day: ['between'],
  choice: ['=', '!='],
  flag: ['='],
  record: ['=', '!='],
  value: ['='],
} as const satisfies { [Kind in ListFilter['kind']]: readonly string[] }

export interface ListDefinition {
  /** Under which its saved views and its files are kept: `debrid-accounts`. */
  readonly name: string
  readonly columns: Readonly<Record<string, ListColumn>>
  readonly filters: Readonly<Record<string, ListFilter>>
  /** Whether it can be searched by words. */
  readonly isSearchable?: true
  /** Until another is chosen; without a column, as the rows came in. */
  readonly order: { readonly by?: string; readonly direction: 'asc' | 'desc' }
  /** Of a list that may be very long: so many rows are counted, and reached by pages. Of more it says that they are more. */
  readonly most?: number
}

/** Of a file of a list: what spreadsheets open without complaint. The refusal names it. */
export const MOST_FILE_ROWS = 100_000

type KeysWhere<Of, Condition> = {
  [Key in keyof Of]: Of[Key] extends Condition ? Key : never
}[keyof Of] &
  string

/** Columns that the list can be ordered by. */
export type OrderOf<L extends ListDefinition> = KeysWhere<
  L['columns'],
  { readonly isSortable: true }
>

/** What a filter's operator is. */
export type OperatorOf<F extends ListFilter> = F extends {
  readonly operators: readonly (infer Operator extends string)[]
}
  ? Operator
  : (typeof FILTER_OPERATORS)[F['kind']][number]

export interface NumberRange {
  readonly start: number
  readonly end: number
}

/** Moments with their zone, both included. The rest is for pages: which preset it is, and what it is compared with. */
export interface MomentRange {
  readonly start: string
  readonly end: string
  readonly preset?: number | undefined
  readonly compareStart?: string | undefined
  readonly compareEnd?: string | undefined
}

/** Days, `2026-03-01`, both included. */
export interface DayRangeAsked {
  readonly start: string
  readonly end: string
  readonly preset?: number | undefined
}

/** The value that a filter of a kind has, once read. */
export interface FilterValues {
  readonly text: string
  readonly number: number | NumberRange
  readonly moment: MomentRange
  readonly day: DayRangeAsked
  readonly choice: readonly (string | number)[]
  readonly flag: boolean
  readonly record: readonly number[]
  readonly value: readonly (number | string)[]
}

type ChoiceValue<F extends ListFilter> = F extends {
  readonly choices: readonly { readonly value: infer Value }[]
}
  ? readonly Value[]
  : never

export type FilterValue<F extends ListFilter> = F['kind'] extends 'choice'
  ? ChoiceValue<F>
  : FilterValues[F['kind']]

/** The filters that a call of a list has set. */
export type ListFilters<L extends ListDefinition> = {
  readonly [Key in keyof L['filters']]?: {
    readonly operator: OperatorOf<L['filters'][Key]>
    readonly value: FilterValue<L['filters'][Key]>
  }
}

/** A list, with the names of its columns and filters kept for the compiler. */
export function defineList<const L extends ListDefinition>(
  list: L & { readonly order: { readonly by?: OrderOf<L> } },
): L {
  return list
}

/** Of what may be said with a filter, the usual first. */
export const operatorsOf = ({ kind, operators }: ListFilter): readonly string[] =>
  operators ?? FILTER_OPERATORS[kind]

/** The columns that a list can be ordered by. */
export const ordersOf = <L extends ListDefinition>({ columns }: L): OrderOf<L>[] =>
  Object.keys(columns).filter((key) => columns[key]?.isSortable) as OrderOf<L>[]

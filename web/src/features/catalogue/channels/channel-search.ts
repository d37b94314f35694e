import { searchReader } from '../../../lib/page-search.ts'
import {
  CHOICE_FILTERS,
  type ChoiceFilter,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import {
  TITLE_ORDERS,
  type TitleOrder,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'

/** What is chosen of a filter, joined by commas; a lone number is one, so that addresses write it without quotes. */
type Chosen = string | number

/** Filters, order and page of a channel, as its address holds them. */
export interface ChannelSearch
  extends Partial<Record<ChoiceFilter, Chosen>>, Partial<Record<RangeEnd, number>> {
  links?: true
  order?: TitleOrder
  page?: number
}

/** Filters between two numbers. Years are those of the calendar, ratings out of ten, runtimes minutes. */
export const RANGES = {
  year: { least: 1000, most: 2200, step: 1 },
  rating: { least: 1, most: 10, step: 0.1 },
  runtime: { least: 1, most: 9_999, step: 1 },
} as const
export type RangeFilter = keyof typeof RANGES
type RangeEnd = `${RangeFilter}_from` | `${RangeFilter}_to`
export const RANGE_FILTERS = Object.keys(RANGES) as RangeFilter[]
const RANGE_ENDS = RANGE_FILTERS.flatMap((name) => [`${name}_from`, `${name}_to`] as const)

const FILTER_NAMES = [...CHOICE_FILTERS, ...RANGE_ENDS, 'links'] as const
/** Of one filter; more than anybody chooses. */
export const MOST_CHOSEN = 20
const LAST_YEAR_OF_DECADE = 9

const VALUE: Record<ChoiceFilter, RegExp> = {
  type: /^[a-z]{1,20}$/,
  genre: /^[\p{L}\p{N}-]{1,80}$/u,
  country: /^[\p{L}]{2}$/u,
  quality: /^[1-9]\d{0,6}$/,
  language: /^[1-9]\d{0,6}$/,
  spoken_language: /^[a-z]{2,3}(-[a-z]{2,4})?$/i,
  certification: /^[\p{L}\p{N}+. -]{1,20}$/u,
}

/** What is chosen of a filter, in the order in which it was. */
export const chosenOf = (search: ChannelSearch, filter: ChoiceFilter): string[] =>
  search[filter] === undefined ? [] : String(search[filter]).split(',')

function readChosen(filter: ChoiceFilter, value: unknown): Chosen | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const values = String(value)
    .split(',')
    .map((each) => each.trim())
    .filter((each) => VALUE[filter].test(each))
    .map((each) => (filter === 'country' ? each.toUpperCase() : each))
  return joinChosen([...new Set(values)].slice(0, MOST_CHOSEN))
}

export function joinChosen(values: readonly string[]): Chosen | undefined {
  if (values.length === 0) return undefined
  const joined = values.join(',')
  return String(Number(joined)) === joined ? Number(joined) : joined
}

function readNumber(name: RangeEnd, value: unknown): number | undefined {
  const { least, most, step } = RANGES[name.replace(/_.*/, '') as RangeFilter]
  const number = typeof value === 'boolean' || value === '' || value === null ? NaN : Number(value)
  const isOnStep = step === 1 ? Number.isInteger(number) : true
  return isOnStep && number >= least && number <= most ? Math.round(number * 10) / 10 : undefined
}

/** Reads the address; what makes no sense is left out rather than refused. */
export const readChannelSearch = searchReader<ChannelSearch>(
  [...FILTER_NAMES, 'order', 'page'],
  readFilters,
)

function readFilters(given: Record<string, unknown>): ChannelSearch {
  const search = readFormer(given)
  const page = Number(search['page'])
  const read: ChannelSearch = {
    ...Object.fromEntries(CHOICE_FILTERS.map((name) => [name, readChosen(name, search[name])])),
    ...Object.fromEntries(RANGE_ENDS.map((name) => [name, readNumber(name, search[name])])),
    links: ['true', '1'].includes(String(search['links'])) ? true : undefined,
    order: TITLE_ORDERS.find((order) => order === search['order']),
    page: Number.isInteger(page) && page >= 2 && page <= 100_000 ? page : undefined,
  } as ChannelSearch
  const found = Object.entries(read).filter(([, value]) => value !== undefined)
  // These are no part of addresses any more.
  const former = ['decade', 'rating'].filter((name) => given[name] !== undefined)
  return Object.fromEntries([...found, ...former.map((name) => [name, undefined])])
}

/** Addresses that were passed on name a decade by its first year, and the least rating alone. */
function readFormer({ decade, rating, ...search }: Record<string, unknown>) {
  const first = Number(decade)
  return {
    ...(decade !== undefined && { year_from: first, year_to: first + LAST_YEAR_OF_DECADE }),
    ...(rating !== undefined && { rating_from: rating }),
    ...search,
  } as Record<string, unknown>
}

/** The filters of a search alone, as the API asks for them. */
export function toFilterQuery(search: ChannelSearch) {
  const { year_from, year_to, rating_from, rating_to, runtime_from, runtime_to, links } = search
  const chosen = CHOICE_FILTERS.map((name) => [name, chosenOf(search, name).join(',')] as const)
  return {
    ...(Object.fromEntries(chosen.filter(([, values]) => values !== '')) as Partial<
      Record<ChoiceFilter, string>
    >),
    ...(year_from && { year_from }),
    ...(year_to && { year_to }),
    ...(rating_from && { min_rating: rating_from }),
    ...(rating_to && { max_rating: rating_to }),
    ...(runtime_from && { runtime_from }),
    ...(runtime_to && { runtime_to }),
    ...(links && { has_links: 'true' as const }),
  }
}

/** The same with order and page. */
export function toCallQuery(search: ChannelSearch) {
  const { order, page } = search
  return { ...toFilterQuery(search), ...(order && { order }), ...(page && { page }) }
}

/** How many things a list is narrowed to: each value, each span, and that there be links. */
export function countFilters(search: ChannelSearch): number {
  const values = CHOICE_FILTERS.flatMap((name) => chosenOf(search, name))
  const spans = RANGE_FILTERS.filter(
    (name) => search[`${name}_from`] !== undefined || search[`${name}_to`] !== undefined,
  )
  return values.length + spans.length + (search.links ? 1 : 0)
}

export const isFiltered = (search: ChannelSearch) => countFilters(search) > 0

import type { SearchKind } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import {
  type ChannelSearch,
  readChannelSearch,
  toFilterQuery,
} from '../features/catalogue/channels/channel-search.ts'
import type { WantedResults } from '../features/catalogue/search/search.queries.ts'

/** A tab, or filters, order and page of titles: `type` is the tab of people or lists, or the kinds of titles. */
export type SearchOptions = ChannelSearch

const MOST_PAGES = 100

/** Which kind of results an address is about. */
export const kindOf = ({ type }: SearchOptions): SearchKind =>
  type === 'person' || type === 'list' ? type : 'title'

/** Reads the address of a search; people and lists are not narrowed. */
export function readSearchOptions(search: Record<string, unknown>): SearchOptions {
  const read = readChannelSearch(search)
  const page = read.page !== undefined && read.page <= MOST_PAGES ? read.page : undefined
  const kept = { ...read, ...('page' in read && { page }) }
  if (kindOf(kept) === 'title') return kept
  const others = Object.keys(kept).filter((name) => !['type', 'page', 'unread'].includes(name))
  return { ...kept, ...Object.fromEntries(others.map((name) => [name, undefined])) }
}

export const narrowedBy = (search: SearchOptions): NonNullable<WantedResults['narrowed']> => ({
  ...toFilterQuery(search),
  ...(search.order && { order: search.order }),
})

export const wantedOf = (search: SearchOptions): WantedResults => ({
  kind: kindOf(search),
  page: search.page,
  narrowed: narrowedBy(search),
})

import { searchReader } from '../../../lib/page-search.ts'
import {
  TITLE_ORDERS,
  type TitleOrder,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'

/** Filters, order and page of a channel, as its address holds them. */
export interface ChannelSearch {
  genre?: string
  country?: string
  quality?: number
  language?: number
  /** First year of a decade. */
  decade?: number
  rating?: number
  links?: true
  order?: TitleOrder
  page?: number
}

export type ChannelFilterName = Exclude<keyof ChannelSearch, 'order' | 'page'>
export const CHANNEL_FILTERS: readonly ChannelFilterName[] = [
  'genre',
  'country',
  'decade',
  'quality',
  'language',
  'rating',
  'links',
]

const LAST_YEAR_OF_DECADE = 9

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = Number(value)
  return value !== '' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined
}
const slug = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\p{L}\p{N}-]{1,80}$/u.test(value) ? value : undefined

/** Reads the address; what makes no sense is left out rather than refused. */
export const readChannelSearch = searchReader<ChannelSearch>(
  [...CHANNEL_FILTERS, 'order', 'page'],
  readFilters,
)

function readFilters(search: Record<string, unknown>): ChannelSearch {
  const read: ChannelSearch = {
    genre: slug(search['genre']),
    country: slug(search['country'])?.toUpperCase(),
    quality: whole(search['quality'], 1, 1e6),
    language: whole(search['language'], 1, 1e6),
    decade: whole(search['decade'], 1000, 2200),
    rating: whole(search['rating'], 1, 10),
    links:
      search['links'] === true || search['links'] === 'true' || search['links'] === 1
        ? true
        : undefined,
    order: TITLE_ORDERS.find((order) => order === search['order']),
    page: whole(search['page'], 2, 100_000),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** The same as the API asks for it. */
export function toCallQuery({
  genre,
  country,
  quality,
  language,
  decade,
  rating,
  links,
  order,
  page,
}: ChannelSearch) {
  return {
    ...(genre && { genre }),
    ...(country && { country }),
    ...(quality && { quality: String(quality) }),
    ...(language && { language: String(language) }),
    ...(decade && { year_from: decade, year_to: decade + LAST_YEAR_OF_DECADE }),
    ...(rating && { min_rating: rating }),
    ...(links && { has_links: 'true' as const }),
    ...(order && { order }),
    ...(page && { page }),
  }
}

export const isFiltered = (search: ChannelSearch) =>
  CHANNEL_FILTERS.some((name) => search[name] !== undefined)

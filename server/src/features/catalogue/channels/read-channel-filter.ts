import {
  type ChannelFilter,
  channelFilterSchema,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import {
  TITLE_ORDERS,
  type TitleFilterQuery,
  type TitleOrder,
} from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'

/** The stored filter; one that cannot be read narrows nothing, because a channel must not break its page. */
export function readChannelFilter(stored: unknown): ChannelFilter {
  const parsed = channelFilterSchema.safeParse(stored)
  return parsed.success ? parsed.data : {}
}

/** The kinds of titles that a filter leaves; undefined where it leaves all. */
export const typesOf = ({ type, types }: ChannelFilter) => types ?? (type ? [type] : undefined)

const list = <T>(value: T | readonly T[] | undefined): string[] =>
  value === undefined ? [] : [value].flat().map(String)

/** Both must hold: genres and keywords add up, of two lists of kinds the common ones stay, the narrower year counts. */
export function narrowFilter(channel: ChannelFilter, query: TitleFilterQuery): TitleFilterQuery {
  const types = typesOf(channel)
  const both = (own: string[], asked: string[] | undefined) => [
    ...new Set([...own, ...(asked ?? [])]),
  ]
  // Two lists without a common value match nothing, so an empty list is kept; no list at all narrows nothing.
  const either = (own: string[], asked: string[] | undefined) => {
    if (own.length === 0) return asked
    return asked ? asked.filter((value) => own.includes(value)) : own
  }
  return {
    type:
      types && query.type
        ? types.filter((type) => query.type?.includes(type))
        : (types ?? query.type),
    genre: both(list(channel.genre), query.genre),
    keyword: both(list(channel.keyword), query.keyword),
    country: either(
      list(channel.country).map((code) => code.toUpperCase()),
      query.country?.map((code) => code.toUpperCase()),
    ),
    language: either(list(channel.language), query.language),
    quality: either(list(channel.quality), query.quality),
    year_from: largest(channel.year_from, query.year_from),
    year_to: smallest(channel.year_to, query.year_to),
    min_rating: largest(channel.min_rating, query.min_rating),
    max_rating: smallest(channel.max_rating, query.max_rating),
    runtime_from: largest(channel.runtime_from, query.runtime_from),
    runtime_to: smallest(channel.runtime_to, query.runtime_to),
    certification: either(list(channel.certification), query.certification),
    spoken_language: either(
      list(channel.spoken_language).map((code) => code.toLowerCase()),
      query.spoken_language?.map((code) => code.toLowerCase()),
    ),
    has_links: channel.has_links || query.has_links || undefined,
  }
}

const known = (values: readonly (number | undefined)[]) =>
  values.filter((value) => value !== undefined)
const largest = (...values: (number | undefined)[]) =>
  known(values).length > 0 ? Math.max(...known(values)) : undefined
const smallest = (...values: (number | undefined)[]) =>
  known(values).length > 0 ? Math.min(...known(values)) : undefined

export const readTitleOrder = (stored: string): TitleOrder =>
  TITLE_ORDERS.find((order) => order === stored) ?? 'popularity'

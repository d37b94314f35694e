import type { ChannelFilter } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type {
  ChannelFilterForm,
  EditedChannel,
} from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import { readChannelFilter, typesOf } from '../read-channel-filter.ts'

/** What is asked for, without what is left open. */
export function storedFilterOf(form: ChannelFilterForm): ChannelFilter {
  const asked = Object.entries(form).filter(
    ([, value]) =>
      value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(asked) as ChannelFilter
}

const list = <T>(value: T | readonly T[] | undefined): T[] =>
  value === undefined ? [] : ([value].flat() as T[])

/** A stored filter as the editor has it, with all its fields. */
export function editedFilterOf(stored: unknown): EditedChannel['filter'] {
  const filter = readChannelFilter(stored)
  return {
    types: [...(typesOf(filter) ?? [])],
    genre: list(filter.genre),
    keyword: list(filter.keyword),
    country: list(filter.country).map((code) => code.toUpperCase()),
    language: list(filter.language),
    quality: list(filter.quality),
    spoken_language: list(filter.spoken_language),
    certification: list(filter.certification),
    year_from: filter.year_from ?? null,
    year_to: filter.year_to ?? null,
    min_rating: filter.min_rating ?? null,
    max_rating: filter.max_rating ?? null,
    runtime_from: filter.runtime_from ?? null,
    runtime_to: filter.runtime_to ?? null,
    has_links: filter.has_links ?? false,
    has_plot: filter.has_plot ?? false,
  }
}

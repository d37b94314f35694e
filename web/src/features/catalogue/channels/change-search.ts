import type { ChoiceFilter } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import {
  type ChannelSearch,
  chosenOf,
  joinChosen,
  MOST_CHOSEN,
  type RangeFilter,
  readChannelSearch,
} from './channel-search.ts'

/** The search with a value of a filter chosen, or not any more where it was. */
export function toggleChosen(
  search: ChannelSearch,
  filter: ChoiceFilter,
  value: string,
): ChannelSearch {
  const chosen = chosenOf(search, filter)
  const next = chosen.includes(value)
    ? chosen.filter((each) => each !== value)
    : [...chosen, value].slice(-MOST_CHOSEN)
  return readChannelSearch({ ...search, page: undefined, [filter]: joinChosen(next) })
}

/** The search with another span of a filter; without an end it goes on for ever. */
export function changeRange(
  search: ChannelSearch,
  filter: RangeFilter,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): ChannelSearch {
  const isTurned = from !== undefined && to !== undefined && from > to
  return readChannelSearch({
    ...search,
    page: undefined,
    [`${filter}_from`]: isTurned ? to : from,
    [`${filter}_to`]: isTurned ? from : to,
  })
}

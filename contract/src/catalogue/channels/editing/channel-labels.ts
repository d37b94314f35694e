import type { TitleOrder } from '../../titles/titles.schemas.ts'
import type { CHANNEL_CONTENTS, CHANNEL_ITEM_TYPES, ChannelLayout } from '../channels.schemas.ts'

/** English lines. */
export const ORDER_OF_TITLES_LABELS: Readonly<Record<TitleOrder, string>> = {
  popularity: 'Most popular',
  created_at: 'Recently added',
  last_link_at: 'Latest links',
  year: 'Newest',
  rating: 'Best rated',
  name: 'A to Z',
}

export const CONTENT_LABELS: Readonly<Record<(typeof CHANNEL_CONTENTS)[number], string>> = {
  automatic: 'By a filter',
  manual: 'Chosen by hand',
  nested: 'Other channels',
}

export const ITEM_TYPE_LABELS: Readonly<Record<(typeof CHANNEL_ITEM_TYPES)[number], string>> = {
  title: 'Titles',
  person: 'People',
  news: 'News',
  channel: 'Other channels',
}

export const LAYOUT_LABELS: Readonly<Record<ChannelLayout, string>> = {
  grid: 'Grid of posters',
  slider: 'Row of posters',
  list: 'List',
  news: 'News cards',
  hero: 'Large at the top',
  ranked: 'Numbered row',
  wide: 'Row of backdrops',
  large: 'Row of large posters',
  spotlight: 'One title a day',
  mosaic: 'Mosaic of its genres',
  episodes: 'Latest episodes',
}

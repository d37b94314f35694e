import type { EditedChannel } from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import type { PickedRecord } from '../../title-cards/admin/picked-record.ts'

const open = (value: number | null | undefined): number | '' => value ?? ''

const orEmpty = (text: string | null | undefined) => text ?? ''
const all = <T>(values: readonly T[] | undefined): T[] => [...(values ?? [])]

/** A filter while it is built: numbers that are left open are empty. */
export const filterValuesOf = (filter: Partial<EditedChannel['filter']>) => ({
  types: all<string>(filter.types),
  genre: all(filter.genre),
  keyword: all(filter.keyword),
  country: all(filter.country),
  language: all(filter.language).map(String),
  quality: all(filter.quality).map(String),
  spoken_language: all(filter.spoken_language),
  certification: all(filter.certification),
  year_from: open(filter.year_from),
  year_to: open(filter.year_to),
  min_rating: open(filter.min_rating),
  max_rating: open(filter.max_rating),
  runtime_from: open(filter.runtime_from),
  runtime_to: open(filter.runtime_to),
  has_links: filter.has_links ?? false,
  has_plot: filter.has_plot ?? false,
})
export type FilterValues = ReturnType<typeof filterValuesOf>

/** Where nothing is known of it: a new channel. */
export const channelValuesOf = (channel: Partial<EditedChannel>) => ({
  name: orEmpty(channel.name),
  name_fr: orEmpty(channel.name_fr),
  slug: orEmpty(channel.slug),
  description: orEmpty(channel.description),
  description_fr: orEmpty(channel.description_fr),
  ...natureOf(channel),
  filter: filterValuesOf(channel.filter ?? {}),
  items: (channel.items ?? []) as PickedRecord[],
  seo_title: orEmpty(channel.seo_title),
  seo_title_fr: orEmpty(channel.seo_title_fr),
  seo_description: orEmpty(channel.seo_description),
  seo_description_fr: orEmpty(channel.seo_description_fr),
})
export type ChannelValues = ReturnType<typeof channelValuesOf>

const natureOf = ({
  content_type = 'automatic',
  item_type = 'title',
  layout = 'grid',
  items_shown = 20,
  order_by = 'popularity',
}: Partial<EditedChannel>) => ({
  content_type,
  item_type,
  layout,
  items_shown: items_shown as number | '',
  order_by,
})

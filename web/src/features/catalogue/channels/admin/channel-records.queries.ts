import { channelRecordEndpoints } from '@mediatheque/contract/catalogue/channels/editing/channel-records.endpoints.ts'
import { channelRecordList } from '@mediatheque/contract/catalogue/channels/editing/channel-records.list.ts'
import { CHANNEL_PREVIEW_TITLES } from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import type { TitleOrder } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { valueListEndpoints } from '@mediatheque/contract/catalogue/value-lists/value-lists.endpoints.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import type { FilterValues } from './channel-values.ts'

/** Begins the key of every query of the list. */
export const CHANNELS_KEY = channelRecordEndpoints.listChannels.path

export type ChannelRecordSearch = SearchOf<typeof channelRecordList>
export const readChannelRecordSearch = listSearchReader(channelRecordList)

export const channelRecordsQuery = (search: ChannelRecordSearch) =>
  listQuery(channelRecordList, channelRecordEndpoints.listChannels, search)

export const editedChannelQuery = (slugOrId: string) =>
  endpointQuery(channelRecordEndpoints.getEditedChannel, { params: { slugOrId } })

/** Channels by name, to be chosen. */
export const channelsToPickQuery = (query: string) =>
  endpointQuery(channelRecordEndpoints.listChannels, {
    query: { perPage: 50, ...(query && { query }) },
  })

const joined = (values: readonly (string | number)[]) =>
  values.length > 0 ? values.join(',') : undefined
const known = (value: number | '') => (value === '' ? undefined : value)

/** What a filter leaves, before it is saved. */
export const channelPreviewQuery = (filter: FilterValues, order: TitleOrder) => ({
  ...endpointQuery(channelRecordEndpoints.previewChannel, {
    query: {
      type: joined(filter.types),
      genre: joined(filter.genre),
      keyword: joined(filter.keyword),
      country: joined(filter.country),
      language: joined(filter.language),
      quality: joined(filter.quality),
      spoken_language: joined(filter.spoken_language),
      certification: joined(filter.certification),
      year_from: known(filter.year_from),
      year_to: known(filter.year_to),
      min_rating: known(filter.min_rating),
      max_rating: known(filter.max_rating),
      runtime_from: known(filter.runtime_from),
      runtime_to: known(filter.runtime_to),
      has_links: filter.has_links || undefined,
      has_plot: filter.has_plot || undefined,
      order,
      perPage: CHANNEL_PREVIEW_TITLES,
    },
  }),
  placeholderData: keepPreviousData,
  retry: false,
})

/** What titles can be narrowed by. */
export const filterValuesQuery = (lang: Language) =>
  endpointQuery(valueListEndpoints.getValueLists, {
    params: { names: 'genres,countries,languages,qualities' },
    query: { lang },
  })

/** The front page and others show them. */
export const createChannel = defineWrite(channelRecordEndpoints.createChannel, 'all')
export const updateChannel = defineWrite(channelRecordEndpoints.updateChannel, 'all')

import {
  continueEndpoints,
  playEndpoints,
} from '@mediatheque/contract/catalogue/plays/plays.endpoints.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { addressOf, call } from '../../../lib/api.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** What the reader watched, last first, as far as it was asked for; anew at each visit. */
export const playsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: [playEndpoints.listOwnPlays.path, query],
    queryFn: ({ pageParam, signal }) =>
      call(
        playEndpoints.listOwnPlays,
        {
          query: {
            paginate: 'cursor',
            ...(query && { query }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
    staleTime: 0,
  })

export const viewingQuery = endpointQuery(playEndpoints.getViewingSettings)

const SHOWN = [
  playEndpoints.listOwnPlays,
  playEndpoints.getWatched,
  continueEndpoints.listContinued,
] as const

export const deletePlays = defineWrite(playEndpoints.deleteOwnPlays, SHOWN)
export const saveViewing = defineWrite(playEndpoints.saveViewingSettings, [
  playEndpoints.getViewingSettings,
])

/** The same words as a file. */
export const fileAddress = (format: 'csv' | 'json', query: string): string =>
  siteUrl(addressOf(playEndpoints.exportOwnPlays, { query: { format, ...(query && { query }) } }))

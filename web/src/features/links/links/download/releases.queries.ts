import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import type { LinkFilter } from './download-search.ts'

/** Kept as long as the links are (viewing §9). */
const KEPT_MS = 5 * 60_000
const PER_PAGE = 50

/** The filters of the page that mean something for files, too: they have no host. */
function filtersOf(titleId: number, { season, episode, quality, language, subs }: LinkFilter) {
  return {
    title_id: titleId,
    season,
    episode,
    qualite: quality,
    langues: language,
    subs,
    perPage: PER_PAGE,
  } as never
}

export const nzbsQuery = (titleId: number, filter: LinkFilter) => ({
  ...endpointQuery(nzbEndpoints.listNzbs, {
    query: { loader: 'nzbdl', ...(filtersOf(titleId, filter) as object) },
  }),
  staleTime: KEPT_MS,
})
export const torrentsQuery = (titleId: number, filter: LinkFilter) => ({
  ...endpointQuery(torrentEndpoints.listTorrents, {
    query: { loader: 'torrentdl', ...(filtersOf(titleId, filter) as object) },
  }),
  staleTime: KEPT_MS,
})
export const nzbNfoQuery = (id: number) => ({
  ...endpointQuery(nzbEndpoints.getNzbNfo, { params: { id } }),
  staleTime: KEPT_MS,
})
export const torrentNfoQuery = (id: number) => ({
  ...endpointQuery(torrentEndpoints.getTorrentNfo, { params: { id } }),
  staleTime: KEPT_MS,
})
export const nzbQuery = (id: number) => endpointQuery(nzbEndpoints.getNzb, { params: { id } })
export const torrentQuery = (id: number) =>
  endpointQuery(torrentEndpoints.getTorrent, { params: { id } })

import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import type { Page } from '@mediatheque/contract/core/list-query.ts'
import type { DownloadPageView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import type { NzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import {
  titleNzbsList,
  titleTorrentsList,
} from '@mediatheque/contract/links/releases/title-releases.list.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import type { TorrentView } from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import type { UseQueryOptions } from '@tanstack/react-query'
import { type Args, call } from '../../../../lib/api.ts'
import type { Translate } from '../../../../lib/i18n.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { nzbNfoQuery, torrentNfoQuery } from '../download/releases.queries.ts'
import { SHOWING_NZBS, SHOWING_TORRENTS } from '../editor/releases.writes.ts'

export type ReleaseRow = NzbView | TorrentView
export type TitleReleasesSearch = SearchOf<typeof titleNzbsList>

type Title = DownloadPageView['title']
type ReleasesOptions = UseQueryOptions<{ pagination: Page<ReleaseRow> }>

/** How newsgroup files, and how torrents, of a title are read, changed and spoken of. */
export interface ReleaseSide {
  readonly section: 'nzbs' | 'torrents'
  readonly list: typeof titleNzbsList | typeof titleTorrentsList
  readonly readSearch: (search: Record<string, unknown>) => TitleReleasesSearch
  readonly query: (titleId: number, search: TitleReleasesSearch) => ReleasesOptions
  readonly nfo: (id: number) => ReturnType<typeof nzbNfoQuery> | ReturnType<typeof torrentNfoQuery>
  readonly remove: (args: Args<typeof nzbEndpoints.deleteNzbs>) => Promise<{ deleted: number }>
  readonly mark: (id: number, body: { version: number; active: 1 | 2 }) => Promise<unknown>
  /** The calls whose answers a change changes. */
  readonly shown: readonly Endpoint[]
  /** All of them, or those of the reader. */
  readonly countOf: (title: Title, isAll: boolean) => number
  readonly heading: (t: Translate, count: string) => string
}

const ofTitle = (titleId: number) => ({ loader: 'adminliens', title_id: titleId })

export const NZB_SIDE: ReleaseSide = {
  section: 'nzbs',
  list: titleNzbsList,
  readSearch: listSearchReader(titleNzbsList),
  // Both kinds are shown by what they have in common.
  query: (titleId, search) =>
    listQuery(
      titleNzbsList,
      nzbEndpoints.listNzbs,
      search,
      ofTitle(titleId),
    ) as unknown as ReleasesOptions,
  nfo: nzbNfoQuery,
  remove: (args) => call(nzbEndpoints.deleteNzbs, args),
  mark: (id, body) => call(nzbEndpoints.updateNzb, { params: { id }, body }),
  shown: SHOWING_NZBS,
  countOf: (title, isAll) => (isAll ? title.nzbs_count : title.nzbs_by_user_count),
  heading: (t, count) => t('Nzb List (:count)', { count }),
}

export const TORRENT_SIDE: ReleaseSide = {
  section: 'torrents',
  list: titleTorrentsList,
  readSearch: listSearchReader(titleTorrentsList),
  query: (titleId, search) =>
    listQuery<typeof titleTorrentsList, typeof torrentEndpoints.listTorrents>(
      titleTorrentsList,
      torrentEndpoints.listTorrents,
      search,
      ofTitle(titleId),
    ) as unknown as ReleasesOptions,
  nfo: torrentNfoQuery,
  remove: (args) =>
    call<typeof torrentEndpoints.deleteTorrents>(torrentEndpoints.deleteTorrents, args),
  mark: (id, body) => call(torrentEndpoints.updateTorrent, { params: { id }, body }),
  shown: SHOWING_TORRENTS,
  countOf: (title, isAll) => (isAll ? title.torrents_count : title.torrents_by_user_count),
  heading: (t, count) => t('Torrent List (:count)', { count }),
}

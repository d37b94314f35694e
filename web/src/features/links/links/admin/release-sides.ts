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
import type { Translate } from '../../../../lib/i18n.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { type ContributionActs, NZB_ACTS, TORRENT_ACTS } from './contribution-acts.ts'

export type ReleaseRow = NzbView | TorrentView
export type TitleReleasesSearch = SearchOf<typeof titleNzbsList>

type Title = DownloadPageView['title']
type ReleasesOptions = UseQueryOptions<{ pagination: Page<ReleaseRow> }>

/** How newsgroup files, and how torrents, of a title are read, changed and spoken of. */
export interface ReleaseSide extends ContributionActs {
  readonly section: 'nzbs' | 'torrents'
  readonly list: typeof titleNzbsList | typeof titleTorrentsList
  readonly readSearch: (search: Record<string, unknown>) => TitleReleasesSearch
  readonly query: (titleId: number, search: TitleReleasesSearch) => ReleasesOptions
  /** All of them, or those of the reader. */
  readonly countOf: (title: Title, isAll: boolean) => number
  readonly heading: (t: Translate, count: string) => string
}

const ofTitle = (titleId: number) => ({ loader: 'adminliens', title_id: titleId })

export const NZB_SIDE: ReleaseSide = {
  ...NZB_ACTS,
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
  countOf: (title, isAll) => (isAll ? title.nzbs_count : title.nzbs_by_user_count),
  heading: (t, count) => t('Nzb List (:count)', { count }),
}

export const TORRENT_SIDE: ReleaseSide = {
  ...TORRENT_ACTS,
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
  countOf: (title, isAll) => (isAll ? title.torrents_count : title.torrents_by_user_count),
  heading: (t, count) => t('Torrent List (:count)', { count }),
}

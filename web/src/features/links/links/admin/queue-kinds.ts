import type { Query } from '@mediatheque/contract/core/endpoint.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import type { NzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import type { TorrentView } from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { type Args, call } from '../../../../lib/api.ts'
import type { Translate } from '../../../../lib/i18n.ts'
import { nzbNfoQuery, torrentNfoQuery } from '../download/releases.queries.ts'
import { SHOWING_NZBS, SHOWING_TORRENTS } from '../editor/releases.writes.ts'
import { nfoQuery, SHOWING_LINKS } from '../links.queries.ts'

/** What waits for a moderator, of whichever kind. */
export type Contribution = LinkView | NzbView | TorrentView

interface QueuePage {
  readonly pagination: {
    readonly data: readonly Contribution[]
    readonly total?: number | null | undefined
    readonly last_page?: number | null | undefined
  }
}

type Decision = Args<typeof linkEndpoints.validateLinks>

/** How a queue is read, decided about, and spoken of. */
export interface QueueKind {
  readonly query: (page: number) => {
    readonly queryKey: readonly unknown[]
    readonly queryFn: (context: { signal: AbortSignal }) => Promise<QueuePage>
  }
  readonly validate: (decision: Decision) => Promise<{ validated: number }>
  readonly nfo: (id: number) => ReturnType<typeof nfoQuery> | ReturnType<typeof nzbNfoQuery>
  /** The calls whose answers a decision changes. */
  readonly shown: readonly Endpoint[]
  readonly heading: (t: Translate) => string
  readonly waiting: (t: Translate, count: number) => string
}

const asked = (page: number) =>
  ({ loader: 'admin-links-validation', page, perPage: 20 }) satisfies Partial<
    Query<typeof linkEndpoints.listLinks>
  >

export const LINK_QUEUE: QueueKind = {
  query: (page) => ({
    queryKey: [linkEndpoints.listLinks.path, { query: asked(page) }],
    queryFn: ({ signal }) => call(linkEndpoints.listLinks, { query: asked(page) }, signal),
  }),
  validate: (decision) => call(linkEndpoints.validateLinks, decision),
  nfo: nfoQuery,
  shown: SHOWING_LINKS,
  heading: (t) => t('Links validation'),
  waiting: (t, count) => t('[one 1 link waits for you|other :count links wait for you]', { count }),
}

export const NZB_QUEUE: QueueKind = {
  query: (page) => ({
    queryKey: [nzbEndpoints.listNzbs.path, { query: asked(page) }],
    queryFn: ({ signal }) => call(nzbEndpoints.listNzbs, { query: asked(page) }, signal),
  }),
  validate: (decision) => call(nzbEndpoints.validateNzbs, decision),
  nfo: nzbNfoQuery,
  shown: SHOWING_NZBS,
  heading: (t) => t('Nzbs validation'),
  waiting: (t, count) =>
    t('[one 1 newsgroup file waits for you|other :count newsgroup files wait for you]', { count }),
}

export const TORRENT_QUEUE: QueueKind = {
  query: (page) => ({
    queryKey: [torrentEndpoints.listTorrents.path, { query: asked(page) }],
    queryFn: ({ signal }) => call(torrentEndpoints.listTorrents, { query: asked(page) }, signal),
  }),
  validate: (decision) => call(torrentEndpoints.validateTorrents, decision),
  nfo: torrentNfoQuery,
  shown: SHOWING_TORRENTS,
  heading: (t) => t('Torrents validation'),
  waiting: (t, count) =>
    t('[one 1 torrent waits for you|other :count torrents wait for you]', { count }),
}

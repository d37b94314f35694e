import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import { type Args, call } from '../../../../lib/api.ts'
import { nzbNfoQuery, torrentNfoQuery } from '../download/releases.queries.ts'
import { SHOWING_NZBS, SHOWING_TORRENTS } from '../editor/releases.writes.ts'
import { nfoQuery, SHOWING_LINKS } from '../links.queries.ts'

type NfoQuery = ReturnType<typeof nfoQuery | typeof nzbNfoQuery | typeof torrentNfoQuery>

/** What can be done with contributions of one kind, whichever it is. */
export interface ContributionActs {
  readonly nfo: (id: number) => NfoQuery
  readonly remove: (args: Args<typeof linkEndpoints.deleteLinks>) => Promise<{ deleted: number }>
  /** Says whether it still works. */
  readonly mark: (id: number, body: { version: number; active: 1 | 2 }) => Promise<unknown>
  /** The calls whose answers a change changes. */
  readonly shown: readonly Endpoint[]
}

export const LINK_ACTS: ContributionActs = {
  nfo: nfoQuery,
  remove: (args) => call(linkEndpoints.deleteLinks, args),
  mark: (id, body) => call(linkEndpoints.updateLink, { params: { id }, body }),
  shown: SHOWING_LINKS,
}

export const NZB_ACTS: ContributionActs = {
  nfo: nzbNfoQuery,
  remove: (args) => call<typeof nzbEndpoints.deleteNzbs>(nzbEndpoints.deleteNzbs, args),
  mark: (id, body) => call(nzbEndpoints.updateNzb, { params: { id }, body }),
  shown: SHOWING_NZBS,
}

export const TORRENT_ACTS: ContributionActs = {
  nfo: torrentNfoQuery,
  remove: (args) =>
    call<typeof torrentEndpoints.deleteTorrents>(torrentEndpoints.deleteTorrents, args),
  mark: (id, body) => call(torrentEndpoints.updateTorrent, { params: { id }, body }),
  shown: SHOWING_TORRENTS,
}

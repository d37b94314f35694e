import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { SHOWING_LINKS } from '../links.queries.ts'

export const SHOWING_NZBS = [
  ...SHOWING_LINKS,
  nzbEndpoints.listNzbs,
  nzbEndpoints.getNzb,
  nzbEndpoints.getNzbNfo,
]
export const SHOWING_TORRENTS = [
  ...SHOWING_LINKS,
  torrentEndpoints.listTorrents,
  torrentEndpoints.getTorrent,
  torrentEndpoints.getTorrentNfo,
]

export const updateNzb = defineWrite(nzbEndpoints.updateNzb, SHOWING_NZBS)
export const updateTorrent = defineWrite(torrentEndpoints.updateTorrent, SHOWING_TORRENTS)

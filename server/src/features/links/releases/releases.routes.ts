import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import { postponementEndpoints } from '@mediatheque/contract/links/postponements/postponements.endpoints.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { callsOn, readerOf, readerWhoTakes } from './release-calls.ts'
import {
  presentNzb,
  presentNzbDetail,
  presentTorrent,
  presentTorrentDetail,
  type ReleaseReader,
} from './releases.presenter.ts'
import { getReleaseContents, type NzbRow, type TorrentRow } from './releases.service.ts'

type Caller = Parameters<typeof readerOf>[0]

const nzbs = callsOn('nzb')
const torrents = callsOn('torrent')

const wholeNzb = async (row: NzbRow, { platform }: Caller, reader: ReleaseReader) =>
  presentNzbDetail(row, reader, await getReleaseContents(platform, 'nzb', row.id))
const wholeTorrent = async (row: TorrentRow, { platform }: Caller, reader: ReleaseReader) =>
  presentTorrentDetail(row, reader, await getReleaseContents(platform, 'torrent', row.id))

/** What changed is told as lists show it. */
const versionedNzb = viewOfRecord<NzbRow>({
  find: nzbs.findOne,
  view: async (row, call) => presentNzb(row, await readerOf(call)),
})
const versionedTorrent = viewOfRecord<TorrentRow>({
  find: torrents.findOne,
  view: async (row, call) => presentTorrent(row, await readerOf(call)),
})

const nzbRoutes = [
  bindEndpoint(nzbEndpoints.listNzbs, {
    run: nzbs.list,
    present: async (page, call) => {
      const reader = await readerOf(call)
      return presentPage(page, (rows) => rows.map((row) => presentNzb(row, reader)))
    },
  }),
  bindEndpoint(nzbEndpoints.getNzb, {
    load: nzbs.load,
    policy: nzbs.mayView,
    run: ({ record }) => record,
    present: async (row, call) => ({ model: await wholeNzb(row, call, await readerOf(call)) }),
  }),
  bindEndpoint(nzbEndpoints.updateNzb, {
    versioned: versionedNzb,
    load: nzbs.load,
    policy: nzbs.mayUpdate,
    run: nzbs.update,
    present: async (warnings, call) => ({
      data: {
        lien: await wholeNzb(await nzbs.load(call), call, await readerOf(call)),
        warnings,
      },
    }),
  }),
  bindEndpoint(nzbEndpoints.deleteNzbs, {
    versioned: versionedNzb,
    load: nzbs.loadAll,
    policy: nzbs.mayDelete,
    run: nzbs.remove,
  }),
  bindEndpoint(nzbEndpoints.validateNzbs, {
    versioned: versionedNzb,
    load: nzbs.loadAll,
    policy: nzbs.mayValidate,
    run: nzbs.validate,
  }),
  bindEndpoint(postponementEndpoints.postponeNzbs, {
    versioned: versionedNzb,
    load: nzbs.loadAll,
    policy: nzbs.mayValidate,
    run: nzbs.postpone,
  }),
  bindEndpoint(nzbEndpoints.takeNzb, {
    load: nzbs.load,
    policy: nzbs.mayView,
    run: nzbs.take,
    present: async ({ row, url }, call) => ({
      model: await wholeNzb(row, call, await readerWhoTakes(call)),
      download_url: url,
    }),
  }),
  bindEndpoint(nzbEndpoints.getNzbNfo, { load: nzbs.load, policy: nzbs.mayView, run: nzbs.nfo }),
]

const torrentRoutes = [
  bindEndpoint(torrentEndpoints.listTorrents, {
    run: torrents.list,
    present: async (page, call) => {
      const reader = await readerOf(call)
      return presentPage(page, (rows) => rows.map((row) => presentTorrent(row, reader)))
    },
  }),
  bindEndpoint(torrentEndpoints.getTorrent, {
    load: torrents.load,
    policy: torrents.mayView,
    run: ({ record }) => record,
    present: async (row, call) => ({ model: await wholeTorrent(row, call, await readerOf(call)) }),
  }),
  bindEndpoint(torrentEndpoints.updateTorrent, {
    versioned: versionedTorrent,
    load: torrents.load,
    policy: torrents.mayUpdate,
    run: torrents.update,
    present: async (warnings, call) => ({
      data: {
        lien: await wholeTorrent(await torrents.load(call), call, await readerOf(call)),
        warnings,
      },
    }),
  }),
  bindEndpoint(torrentEndpoints.deleteTorrents, {
    versioned: versionedTorrent,
    load: torrents.loadAll,
    policy: torrents.mayDelete,
    run: torrents.remove,
  }),
  bindEndpoint(torrentEndpoints.validateTorrents, {
    versioned: versionedTorrent,
    load: torrents.loadAll,
    policy: torrents.mayValidate,
    run: torrents.validate,
  }),
  bindEndpoint(postponementEndpoints.postponeTorrents, {
    versioned: versionedTorrent,
    load: torrents.loadAll,
    policy: torrents.mayValidate,
    run: torrents.postpone,
  }),
  bindEndpoint(torrentEndpoints.takeTorrent, {
    load: torrents.load,
    policy: torrents.mayView,
    run: torrents.take,
    present: async ({ row, url }, call) => ({
      model: await wholeTorrent(row, call, await readerWhoTakes(call)),
      download_url: url,
    }),
  }),
  bindEndpoint(torrentEndpoints.getTorrentNfo, {
    load: torrents.load,
    policy: torrents.mayView,
    run: torrents.nfo,
  }),
]

export const releaseRoutes = [...nzbRoutes, ...torrentRoutes]

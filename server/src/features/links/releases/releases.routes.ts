import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { isDownloadChecked } from '../../accounts/human-check/human-check.service.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { canViewLink } from '../links/links.policy.ts'
import {
  presentNzb,
  presentNzbDetail,
  presentTorrent,
  type ReleaseReader,
} from './releases.presenter.ts'
import {
  getRelease,
  getReleaseNfo,
  listReleases,
  type NzbRow,
  readNzb,
  takeRelease,
  type TorrentRow,
} from './releases.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

interface Caller {
  readonly platform: Needs<'readDb' | 'storage' | ToReadSettings>
  readonly actor: Actor
  readonly language: Language
}
type CallOnRelease = Caller & { readonly params: { id: number } }

const loadNzb = async ({ platform, params, actor, language }: CallOnRelease) =>
  getRelease(platform, 'nzb', { id: params.id, actor, language })
const loadTorrent = async ({ platform, params, actor, language }: CallOnRelease) =>
  getRelease(platform, 'torrent', { id: params.id, actor, language })
// The same rule as for links: pending and dead ones are for their uploader and for moderators.
const canView = (actor: Actor, row: NzbRow | TorrentRow) =>
  canViewLink(actor, { userId: row.user_id, status: row.status })

async function readerOf({ platform, actor, language }: Caller): Promise<ReleaseReader> {
  const [options, areAddressesHidden] = await Promise.all([
    getLinkOptions(platform),
    isDownloadChecked(platform),
  ])
  return { actor, language, options, areAddressesHidden }
}

/** The check was passed: this is the one place where everybody is told what a release is opened by. */
const readerWhoTakes = async (call: Caller): Promise<ReleaseReader> => ({
  ...(await readerOf(call)),
  areAddressesHidden: false,
})

async function presentFullNzb(row: NzbRow, call: Caller, reader: ReleaseReader) {
  return presentNzbDetail(row, reader, await readNzb(call.platform, row))
}

const nzbRoutes = [
  bindEndpoint(nzbEndpoints.listNzbs, {
    run: async (call) =>
      listReleases(call.platform, 'nzb', {
        actor: call.actor,
        list: call.query,
        language: call.language,
      }),
    present: async (page, call) => {
      const reader = await readerOf(call)
      return presentPage(page, (rows) => rows.map((row) => presentNzb(row, reader)))
    },
  }),
  bindEndpoint(nzbEndpoints.getNzb, {
    load: loadNzb,
    policy: (actor, row) => canView(actor, row),
    run: ({ record }) => record,
    present: async (row, call) => ({
      model: await presentFullNzb(row, call, await readerOf(call)),
    }),
  }),
  bindEndpoint(nzbEndpoints.takeNzb, {
    load: loadNzb,
    policy: (actor, row) => canView(actor, row),
    run: async ({ platform, actor, record }) => ({
      row: record,
      ...(await takeRelease(platform, 'nzb', { row: record, userId: actor.user.id })),
    }),
    present: async ({ row, url, isCounted }, call) => ({
      model: await presentFullNzb(
        { ...row, views: row.views + Number(isCounted) },
        call,
        await readerWhoTakes(call),
      ),
      download_url: url,
    }),
  }),
  bindEndpoint(nzbEndpoints.getNzbNfo, {
    load: loadNzb,
    policy: (actor, row) => canView(actor, row),
    run: async ({ platform, params }) => ({
      nfo: { nfo: await getReleaseNfo(platform, 'nzb', params.id) },
    }),
  }),
]

const torrentRoutes = [
  bindEndpoint(torrentEndpoints.listTorrents, {
    run: async (call) =>
      listReleases(call.platform, 'torrent', {
        actor: call.actor,
        list: call.query,
        language: call.language,
      }),
    present: async (page, call) => {
      const reader = await readerOf(call)
      return presentPage(page, (rows) => rows.map((row) => presentTorrent(row, reader)))
    },
  }),
  bindEndpoint(torrentEndpoints.getTorrent, {
    load: loadTorrent,
    policy: (actor, row) => canView(actor, row),
    run: ({ record }) => record,
    present: async (row, call) => ({ model: presentTorrent(row, await readerOf(call)) }),
  }),
  bindEndpoint(torrentEndpoints.takeTorrent, {
    load: loadTorrent,
    policy: (actor, row) => canView(actor, row),
    run: async ({ platform, actor, record }) => ({
      row: record,
      ...(await takeRelease(platform, 'torrent', { row: record, userId: actor.user.id })),
    }),
    present: async ({ row, url, isCounted }, call) => ({
      model: presentTorrent(
        { ...row, views: row.views + Number(isCounted) },
        await readerWhoTakes(call),
      ),
      download_url: url,
    }),
  }),
  bindEndpoint(torrentEndpoints.getTorrentNfo, {
    load: loadTorrent,
    policy: (actor, row) => canView(actor, row),
    run: async ({ platform, params }) => ({
      nfo: { nfo: await getReleaseNfo(platform, 'torrent', params.id) },
    }),
  }),
]

export const releaseRoutes = [...nzbRoutes, ...torrentRoutes]

import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { NZB_PURPOSE } from '@mediatheque/contract/links/releases/release-files.ts'
import { releaseEndpoints } from '@mediatheque/contract/links/releases/releases.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { viewOfFile } from '../../operations/files/files.presenter.ts'
import { limitBody } from '../../operations/files/stored-files.service.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { presentLink } from '../links/links.presenter.ts'
import { findLinks } from '../links/links.service.ts'
import { contribute } from './contribute.service.ts'
import { inspectReleases } from './inspect-releases.ts'
import { presentInspected } from './inspect.presenter.ts'
import { receiveReleaseFile } from './receive-release-file.ts'
import { readerOf } from './release-calls.ts'
import { presentNzb, presentTorrent } from './releases.presenter.ts'
import { findReleases, getAnnounceAddress } from './releases.service.ts'

export const contributeRoutes = [
  bindEndpoint(releaseEndpoints.uploadReleaseFile, {
    // Torrents may be as large.
    limitFiles: ({ platform, actor, request }) =>
      limitBody(platform, NZB_PURPOSE, actor, Number(request.headers['content-length'] ?? 0)),
    run: ({ platform, actor, files, t }) => receiveReleaseFile(platform, actor, files['file'], t),
    present: (file, { platform, actor }) => ({
      fileEntry: viewOfFile(platform, file, actor.user.id),
    }),
  }),
  bindEndpoint(releaseEndpoints.inspectReleases, {
    run: ({ platform, actor, language, body }) =>
      inspectReleases(platform, { actor, language }, body),
    present: async (inspected, { platform, actor, language, t }) => {
      const reader = { actor, language, t, options: await getLinkOptions(platform) }
      return { data: inspected.map((one) => presentInspected(one, reader)) }
    },
  }),
  bindEndpoint(releaseEndpoints.getAnnounceAddress, {
    run: ({ platform, actor }) => getAnnounceAddress(platform, actor),
    present: (announce) => ({ announce }),
  }),
  bindEndpoint(linkEndpoints.createLinks, {
    run: ({ platform, actor, body, t }) => contribute(platform, actor, { input: body, t }),
    present: async ({ type, ids, warnings }, call) => {
      const { platform, actor, language } = call
      const reader = await readerOf(call)
      const asked = { ids, actor, language }
      const links = type === 'DDL' ? await findLinks(platform, ids, reader) : []
      const nzbs = type === 'NZB' ? await findReleases(platform, 'nzb', asked) : []
      const torrents = type === 'TORRENT' ? await findReleases(platform, 'torrent', asked) : []
      return {
        data: {
          liens: links.map((link) => presentLink(link, reader)),
          nzbs: nzbs.map((row) => presentNzb(row, reader)),
          torrents: torrents.map((row) => presentTorrent(row, reader)),
          warnings,
        },
      }
    },
  }),
]

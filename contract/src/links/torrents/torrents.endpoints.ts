import { z } from 'zod'
import { permission, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import {
  downloadUrl,
  listReleasesQuery,
  releaseNfoView,
  takeReleaseForm,
} from '../releases/releases.schemas.ts'
import { torrentView } from './torrents.schemas.ts'

export const torrentEndpoints = {
  listTorrents: defineEndpoint({
    method: 'GET',
    path: 'torrents',
    access: permission('liens.view'),
    summary: 'Torrents: of a title, of oneself, of everybody, or those that wait for a moderator',
    query: listReleasesQuery,
    response: paginated(torrentView),
  }),
  getTorrent: defineEndpoint({
    method: 'GET',
    path: 'torrents/:id',
    access: permission('liens.view', { record: true }),
    summary: 'One torrent',
    params: idParams,
    response: z.object({ model: torrentView }),
  }),
  takeTorrent: defineEndpoint({
    method: 'POST',
    path: 'torrents/:id/get',
    access: userWith('liens.view', {
      record: true,
      noVersion: 'It takes and changes nothing that anybody decides about.',
      botCheck: 'download',
    }),
    summary: 'The download of a torrent file, after the human check',
    params: idParams,
    body: takeReleaseForm,
    response: z.object({ model: torrentView, download_url: downloadUrl }),
  }),
  getTorrentNfo: defineEndpoint({
    method: 'GET',
    path: 'torrents/:id/nfo',
    access: permission('liens.view', { record: true }),
    summary: 'The nfo of a torrent',
    params: idParams,
    response: releaseNfoView,
  }),
}

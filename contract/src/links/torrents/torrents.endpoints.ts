import { z } from 'zod'
import { permission, staffWith, user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../core/list-query.ts'
import { SEES_SOME_LINKS } from '../links/links.constants.ts'
import { seenVersions } from '../../core/version.ts'
import { validatedAnswer, validateLinksForm } from '../links/links.schemas.ts'
import { PENDING_RELEASES_QUOTA } from '../releases/releases.quotas.ts'
import {
  downloadUrl,
  listReleasesQuery,
  RELEASE_BODY_BYTES,
  releaseNfoView,
  takeReleaseForm,
  updatedReleaseOf,
  updateReleaseForm,
} from '../releases/releases.schemas.ts'
import { torrentDetailView, torrentView } from './torrents.schemas.ts'

export const torrentEndpoints = {
  listTorrents: defineEndpoint({
    method: 'GET',
    path: 'torrents',
    access: permission('liens.view', { or: SEES_SOME_LINKS }),
    summary: 'Torrents: of a title, of oneself, of everybody, or those that wait for a moderator',
    query: listReleasesQuery,
    response: paginated(torrentView),
  }),
  getTorrent: defineEndpoint({
    method: 'GET',
    path: 'torrents/:id',
    access: permission('liens.view', { or: SEES_SOME_LINKS, record: true }),
    summary: 'One torrent with what it says',
    params: idParams,
    response: z.object({ model: torrentDetailView }),
  }),
  updateTorrent: defineEndpoint({
    method: 'PUT',
    path: 'torrents/:id',
    access: withAccess(user, {
      record: true,
      version: true,
      quota: PENDING_RELEASES_QUOTA,
      history: 'torrent',
    }),
    summary: 'Change a torrent, or put another file in its place',
    params: idParams,
    body: updateReleaseForm,
    bodyForm: { maxBytes: RELEASE_BODY_BYTES },
    response: updatedReleaseOf(torrentDetailView),
  }),
  deleteTorrents: defineEndpoint({
    method: 'DELETE',
    path: 'torrents/:ids',
    access: withAccess(user, { record: true, version: true, history: 'torrent' }),
    summary: 'Delete torrents: all of them or, when one is out of reach, none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  validateTorrents: defineEndpoint({
    method: 'POST',
    path: 'torrents/:ids',
    access: staffWith('titles.update', { record: true, version: true, history: 'torrent' }),
    summary: 'Accept or, with a reason, deny torrents that wait for a moderator',
    params: idsParams,
    body: validateLinksForm,
    response: validatedAnswer,
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
    response: z.object({ model: torrentDetailView, download_url: downloadUrl }),
  }),
  getTorrentNfo: defineEndpoint({
    method: 'GET',
    path: 'torrents/:id/nfo',
    access: permission('liens.view', { or: SEES_SOME_LINKS, record: true }),
    summary: 'The nfo of a torrent',
    params: idParams,
    response: releaseNfoView,
  }),
}

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
  updateNzbForm,
} from '../releases/releases.schemas.ts'
import { nzbDetailView, nzbView } from './nzbs.schemas.ts'

export const nzbEndpoints = {
  listNzbs: defineEndpoint({
    method: 'GET',
    path: 'nzb',
    access: permission('liens.view', { or: SEES_SOME_LINKS }),
    summary:
      'Newsgroup files: of a title, of oneself, of everybody, or those that wait for a moderator',
    query: listReleasesQuery,
    response: paginated(nzbView),
  }),
  getNzb: defineEndpoint({
    method: 'GET',
    path: 'nzb/:id',
    access: permission('liens.view', { or: SEES_SOME_LINKS, record: true }),
    summary: 'One newsgroup file with what it says',
    params: idParams,
    response: z.object({ model: nzbDetailView }),
  }),
  updateNzb: defineEndpoint({
    method: 'PUT',
    path: 'nzb/:id',
    access: withAccess(user, {
      record: true,
      version: true,
      quota: PENDING_RELEASES_QUOTA,
      history: 'nzb',
    }),
    summary: 'Change a newsgroup file, or put another file in its place',
    params: idParams,
    body: updateNzbForm,
    bodyForm: { maxBytes: RELEASE_BODY_BYTES },
    response: updatedReleaseOf(nzbDetailView),
  }),
  deleteNzbs: defineEndpoint({
    method: 'DELETE',
    path: 'nzb/:ids',
    access: withAccess(user, { record: true, version: true, history: 'nzb' }),
    summary: 'Delete newsgroup files: all of them or, when one is out of reach, none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  validateNzbs: defineEndpoint({
    method: 'POST',
    path: 'nzb/:ids',
    access: staffWith('titles.update', { record: true, version: true, history: 'nzb' }),
    summary: 'Accept or, with a reason, deny newsgroup files that wait for a moderator',
    params: idsParams,
    body: validateLinksForm,
    response: validatedAnswer,
  }),
  takeNzb: defineEndpoint({
    method: 'POST',
    path: 'nzb/:id/get',
    access: userWith('liens.view', {
      record: true,
      noVersion: 'It takes and changes nothing that anybody decides about.',
      botCheck: 'download',
    }),
    summary: 'The download of a newsgroup file, after the human check',
    params: idParams,
    body: takeReleaseForm,
    response: z.object({ model: nzbDetailView, download_url: downloadUrl }),
  }),
  getNzbNfo: defineEndpoint({
    method: 'GET',
    path: 'nzb/:id/nfo',
    access: permission('liens.view', { or: SEES_SOME_LINKS, record: true }),
    summary: 'The nfo of a newsgroup file',
    params: idParams,
    response: releaseNfoView,
  }),
}

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
import { nzbDetailView, nzbView } from './nzbs.schemas.ts'

export const nzbEndpoints = {
  listNzbs: defineEndpoint({
    method: 'GET',
    path: 'nzb',
    access: permission('liens.view'),
    summary:
      'Newsgroup files: of a title, of oneself, of everybody, or those that wait for a moderator',
    query: listReleasesQuery,
    response: paginated(nzbView),
  }),
  getNzb: defineEndpoint({
    method: 'GET',
    path: 'nzb/:id',
    access: permission('liens.view', { record: true }),
    summary: 'One newsgroup file with what it says',
    params: idParams,
    response: z.object({ model: nzbDetailView }),
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
    access: permission('liens.view', { record: true }),
    summary: 'The nfo of a newsgroup file',
    params: idParams,
    response: releaseNfoView,
  }),
}

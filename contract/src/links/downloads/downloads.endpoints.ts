import { z } from 'zod'
import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { downloadPageView, downloadResultView } from './downloads.schemas.ts'

const number = z.coerce.number().int().min(0)

export const downloadEndpoints = {
  getTitleDownload: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/download',
    access: userWith('liens.view'),
    summary: 'Data of the download page of a title',
    params: idParams,
    response: downloadPageView,
  }),
  getEpisodeDownload: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/season/:season/episode/:episode/download',
    access: userWith('liens.view'),
    summary: 'Data of the download page of an episode',
    params: idParams.extend({ season: number, episode: number }),
    response: downloadPageView,
  }),
  getDownloadResult: defineEndpoint({
    method: 'GET',
    path: 'liens/:id/download',
    access: userWith('liens.view', { record: true }),
    summary: 'The download of a link, at once, for premium members',
    params: idParams,
    response: downloadResultView,
  }),
  requestDownloadResult: defineEndpoint({
    method: 'POST',
    path: 'liens/:id/download',
    access: userWith('liens.view', { record: true, botCheck: 'download' }),
    summary: 'The download of a link, after the human check',
    params: idParams,
    body: z.object({ token: z.string().max(4_000).optional() }),
    response: downloadResultView,
  }),
}

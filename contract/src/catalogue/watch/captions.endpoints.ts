import { z } from 'zod'
import { permission, sharedCatalogue, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { captionSchema } from '../titles/titles.schemas.ts'
import { captionForm, MOST_CAPTION_BYTES } from './captions.schemas.ts'

const byStaff = {
  ...sharedCatalogue,
  noArea: 'Captions are sent where the video is watched.',
  history: 'video',
} as const

export const captionEndpoints = {
  getCaption: defineEndpoint({
    method: 'GET',
    path: 'captions/:id',
    access: permission('videos.play', sharedCatalogue),
    summary: 'Captions that were sent to this site, as WebVTT',
    params: idParams,
    answersAs: ['text/vtt'],
    response: z.unknown(),
  }),
  addCaption: defineEndpoint({
    method: 'POST',
    path: 'videos/:id/captions',
    access: userWith('videos.update', byStaff),
    summary: 'Add captions to a video: SubRip, WebVTT or SubStation Alpha, kept as WebVTT',
    params: idParams,
    body: captionForm,
    bodyForm: { files: { file: { maxBytes: MOST_CAPTION_BYTES } } },
    status: 201,
    response: z.object({ caption: captionSchema }),
  }),
  deleteCaption: defineEndpoint({
    method: 'DELETE',
    path: 'captions/:id',
    access: userWith('videos.update', byStaff),
    summary: 'Take captions away from their video',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}

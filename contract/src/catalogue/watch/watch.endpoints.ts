import { z } from 'zod'
import { permission, sharedCatalogue, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { languageQuery } from '../titles/titles.schemas.ts'
import { VIDEO_HEALTH } from '../videos/video-types.ts'
import { videoSourceSchema, watchPageSchema, watchParams } from './watch.schemas.ts'

export const watchEndpoints = {
  getWatchPage: defineEndpoint({
    method: 'GET',
    path: 'watch/:videoId',
    access: permission('titles.view', sharedCatalogue),
    summary: 'A video with its other sources, what follows, and where the caller is in it',
    params: watchParams,
    query: languageQuery,
    response: watchPageSchema,
  }),
  getVideoSource: defineEndpoint({
    method: 'GET',
    path: 'videos/:id/source',
    access: permission('titles.view', sharedCatalogue),
    summary:
      'Fresh addresses of a video, its captions and its storyboard, for those who may play it',
    params: idParams,
    response: videoSourceSchema,
  }),
  reportDeadVideo: defineEndpoint({
    method: 'POST',
    path: 'videos/:id/dead',
    access: userWith('videos.play', sharedCatalogue),
    summary: 'Say that a video does not play; again, it counts no more',
    params: idParams,
    response: z.object({ health: z.enum(VIDEO_HEALTH) }),
  }),
}

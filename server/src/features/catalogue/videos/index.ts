import { videoEndpoints } from '@mediatheque/contract/catalogue/videos/videos.endpoints.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { findDeletedVideos } from '../titles/videos/stored-videos.service.ts'
import { revertibleVideos } from './revert-videos.ts'
import { videoRoutes } from './videos.routes.ts'

export const feature = defineFeature({
  routes: videoRoutes,
  revertible: [revertibleVideos],
  restorable: [
    {
      kind: 'video',
      by: videoEndpoints.restoreVideos,
      findDeleted: async ({ db }, ids) =>
        new Set((await findDeletedVideos(db, ids)).map(({ id }) => id)),
    },
  ],
})

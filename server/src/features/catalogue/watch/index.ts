import { defineFeature } from '../../../platform/feature.ts'
import { captionRoutes } from './captions/captions.routes.ts'
import { viewingRoutes } from './viewing.routes.ts'
import { watchRoutes } from './watch.routes.ts'

export const feature = defineFeature({
  tables: ['video_faults'],
  routes: [...watchRoutes, ...viewingRoutes, ...captionRoutes],
  notExported: { video_faults: 'what they said does not play; it goes with the video' },
})

import { defineFeature } from '../../../platform/feature.ts'
import { watchRoutes } from './watch.routes.ts'

export const feature = defineFeature({
  tables: ['video_checks', 'video_faults'],
  routes: watchRoutes,
  notExported: { video_faults: 'what they said does not play; it goes with the video' },
})

import { defineFeature } from '../../../platform/feature.ts'
import { exportWatching } from './plays.export.repository.ts'
import { playJobs } from './plays.jobs.ts'
import { deletePlaysBefore } from './plays.retention.repository.ts'
import { playRoutes } from './plays.routes.ts'

export const feature = defineFeature({
  tables: [
    'dismissed_titles',
    'guest_plays',
    'plays',
    'private_viewers',
    'video_play_days',
    'video_progress',
    'watched_parts',
  ],
  routes: playRoutes,
  jobs: playJobs,
  accountExport: {
    tables: ['dismissed_titles', 'plays', 'private_viewers', 'video_progress', 'watched_parts'],
    load: ({ db }, userId) => exportWatching(db, userId),
  },
  retention: [{ table: 'plays', period: 'plays_days', deleteBefore: deletePlaysBefore }],
})

import { defineFeature } from '../../../platform/feature.ts'
import { listExportedComments, listExportedVotes } from './comments.export.repository.ts'
import { commentRoutes } from './comments.routes.ts'

export const feature = defineFeature({
  tables: ['comments', 'votes'],
  routes: commentRoutes,
  accountExport: {
    tables: ['comments', 'votes'],
    load: async ({ db }, userId) => ({
      contributions: {
        comments: await listExportedComments(db, userId),
        votes: await listExportedVotes(db, userId),
      },
    }),
  },
})

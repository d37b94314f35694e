import { countMade } from '../../../platform/database/overview-counts.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { listExportedComments, listExportedVotes } from './comments.export.repository.ts'
import { auditedComments } from './comments.history.ts'
import { commentRoutes } from './comments.routes.ts'
import { countWaitingComments } from './reported-comments.repository.ts'
import { reportableComments } from './reportable-comments.ts'
import { reportedCommentRoutes } from './reported-comments.routes.ts'
import { REPORTED_COMMENTS_TAG } from './write-comments.service.ts'
import { writtenCommentRoutes } from './written-comments.routes.ts'

export const feature = defineFeature({
  tables: ['comments', 'votes'],
  audited: [auditedComments],
  routes: [...commentRoutes, ...reportedCommentRoutes, ...writtenCommentRoutes],
  reportables: [reportableComments],
  overview: {
    days: [
      {
        name: 'comments',
        needs: 'comments.delete',
        count: (db, span) => countMade(db, 'comments', span),
      },
    ],
    queues: [
      {
        name: 'reported-comments',
        needs: 'comments.delete',
        tags: [REPORTED_COMMENTS_TAG],
        count: (db) => countWaitingComments(db),
      },
    ],
  },
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

import { defineFeature } from '../../../platform/feature.ts'
import { listExportedSessions } from './sessions.export.repository.ts'
import { deleteExpiredSessions } from './sessions.repository.ts'
import { endSessionsOf } from './sessions.service.ts'

export const feature = defineFeature({
  tables: ['sessions'],
  retention: [{ table: 'sessions', period: 'ended_days', deleteBefore: deleteExpiredSessions }],
  accountAccess: [
    {
      reach: 'sessions',
      end: (platform, tx, userId, { keptSessionId }) =>
        endSessionsOf(platform, userId, { exceptId: keptSessionId, tx }),
    },
  ],
  accountDeletion: {
    // They end with the account, but are remembered for some seconds.
    before: (platform, tx, { id }) => endSessionsOf(platform, id, { tx }),
  },
  accountExport: {
    tables: ['sessions'],
    load: async ({ db }, userId) => ({ sessions: await listExportedSessions(db, userId) }),
  },
})

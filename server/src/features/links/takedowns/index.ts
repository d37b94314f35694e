import { defineFeature } from '../../../platform/feature.ts'
import { listExportedCounters } from './counter-notices.repository.ts'
import { countOpenTakedowns } from './takedown-list.repository.ts'
import { auditedTakedowns } from './takedowns.history.ts'
import { forgetPeopleBefore } from './takedowns.repository.ts'
import { takedownDeskRoutes, takedownRoutes } from './takedowns.routes.ts'
import { TAKEDOWNS_TAG } from './takedowns-tag.ts'

export const feature = defineFeature({
  tables: [
    'counter_notices',
    'takedown_items',
    'takedown_messages',
    'takedown_notices',
    'takedown_people',
  ],
  routes: [...takedownRoutes, ...takedownDeskRoutes],
  audited: [auditedTakedowns],
  overview: {
    queues: [
      {
        name: 'open-takedowns',
        needs: 'takedowns.update',
        tags: [TAKEDOWNS_TAG],
        count: countOpenTakedowns,
      },
    ],
  },
  retention: [
    { table: 'takedown_people', period: 'takedowns_days', deleteBefore: forgetPeopleBefore },
  ],
  accountExport: {
    tables: ['counter_notices'],
    load: async ({ db }, userId) => ({
      contributions: { counter_notices: await listExportedCounters(db, userId) },
    }),
  },
  notExported: {
    takedown_items: 'says which member of the staff decided',
    takedown_messages: 'what staff ask the senders of notices is no work of their own',
  },
})

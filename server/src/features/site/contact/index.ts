import { defineFeature } from '../../../platform/feature.ts'
import { auditedMessages } from './contact.history.ts'
import {
  countWaitingMessages,
  forgetMessagesBefore,
  listExportedMessages,
} from './contact.repository.ts'
import { contactRoutes } from './contact.routes.ts'
import { CONTACT_TAG } from './contact.service.ts'

export const feature = defineFeature({
  tables: ['contact_messages'],
  routes: contactRoutes,
  audited: [auditedMessages],
  overview: {
    queues: [
      {
        name: 'contact-messages',
        needs: 'contact.update',
        tags: [CONTACT_TAG],
        count: countWaitingMessages,
      },
    ],
  },
  retention: [
    { table: 'contact_messages', period: 'contact_days', deleteBefore: forgetMessagesBefore },
  ],
  accountExport: {
    tables: ['contact_messages'],
    load: async ({ db }, userId) => ({
      contributions: { contact_messages: await listExportedMessages(db, userId) },
    }),
  },
})

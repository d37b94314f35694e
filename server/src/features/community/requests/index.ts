import { defineFeature } from '../../../platform/feature.ts'
import { auditedRequests } from './requests.history.ts'
import { listExportedRequests, listExportedSupport } from './requests.export.repository.ts'
import { countPendingRequests } from './requests.repository.ts'
import { requestRoutes } from './requests.routes.ts'

export const feature = defineFeature({
  tables: ['request_supporters', 'requests'],
  routes: requestRoutes,
  audited: [auditedRequests],
  overview: {
    queues: [{ name: 'open-requests', needs: 'requests.update', count: countPendingRequests }],
  },
  accountExport: {
    tables: ['requests', 'request_supporters'],
    load: async ({ db }, userId) => ({
      contributions: {
        requests: await listExportedRequests(db, userId),
        wanted: await listExportedSupport(db, userId),
      },
    }),
  },
})

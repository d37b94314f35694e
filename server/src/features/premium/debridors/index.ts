import { defineFeature } from '../../../platform/feature.ts'
import { bulkDeleteDebridors } from './bulk-delete-debridors.ts'
import { listExportedDebridors } from './debridors.export.repository.ts'
import { debridorJobs } from './debridors.jobs.ts'
import { debridorRoutes } from './debridors.routes.ts'
import { deleteDebridorsOf } from './debridors.service.ts'

export const feature = defineFeature({
  tables: ['debrid_accounts'],
  routes: debridorRoutes,
  jobs: debridorJobs,
  bulkActions: [bulkDeleteDebridors],
  accountAccess: [
    { reach: 'everything', end: (_platform, tx, userId) => deleteDebridorsOf(tx, userId) },
  ],
  accountExport: {
    tables: ['debrid_accounts'],
    load: async ({ db }, userId) => ({ debridors: await listExportedDebridors(db, userId) }),
  },
})

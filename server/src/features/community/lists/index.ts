import { reportedListEndpoints } from '@mediatheque/contract/community/lists/reported-lists.endpoints.ts'
import { countReported } from '../../../platform/database/overview-counts.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { listExportedLists } from './lists.export.repository.ts'
import { listImportRoutes } from './list-import.routes.ts'
import { listRecordRoutes } from './list-records.routes.ts'
import { listSitemap } from './list-sitemap.ts'
import { auditedLists } from './lists.history.ts'
import { listRoutes } from './lists.routes.ts'
import { reportableLists } from './reportable-lists.ts'
import { reportedListRoutes } from './reported-lists.routes.ts'
import { revertibleLists } from './revert-lists.ts'
import { findRemovedLists, REPORTED_LISTS_TAG } from './withhold-lists.service.ts'

export const feature = defineFeature({
  tables: ['former_list_names', 'list_items', 'lists'],
  routes: [...listRoutes, ...listImportRoutes, ...reportedListRoutes, ...listRecordRoutes],
  audited: [auditedLists],
  revertible: [revertibleLists],
  reportables: [reportableLists],
  restorable: [
    { kind: 'list', by: reportedListEndpoints.restoreLists, findDeleted: findRemovedLists },
  ],
  overview: {
    queues: [
      {
        name: 'reported-lists',
        needs: 'lists.delete',
        tags: [REPORTED_LISTS_TAG],
        count: (db) => countReported(db, 'lists', 'list'),
      },
    ],
  },
  sitemaps: [listSitemap],
  accountExport: {
    tables: ['lists'],
    load: async ({ db }, userId) => ({
      contributions: { lists: await listExportedLists(db, userId) },
    }),
  },
})

import { defineFeature } from '../../../platform/feature.ts'
import { listExportedLists } from './lists.export.repository.ts'
import { listSitemap } from './list-sitemap.ts'
import { listRoutes } from './lists.routes.ts'

export const feature = defineFeature({
  tables: ['former_list_names', 'list_items', 'lists'],
  routes: listRoutes,
  sitemaps: [listSitemap],
  accountExport: {
    tables: ['lists'],
    load: async ({ db }, userId) => ({
      contributions: { lists: await listExportedLists(db, userId) },
    }),
  },
})

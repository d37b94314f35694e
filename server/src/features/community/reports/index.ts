import { countReports } from '../../../platform/database/overview-counts.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { auditedReports } from './reports.history.ts'
import { listExportedReports } from './reports.repository.ts'
import { reportRoutes } from './reports.routes.ts'

export const feature = defineFeature({
  tables: ['reports'],
  routes: reportRoutes,
  audited: [auditedReports],
  overview: {
    days: [{ name: 'reports', needs: 'titles.update', count: countReports }],
  },
  accountExport: {
    tables: ['reports'],
    load: async ({ db }, userId) => ({
      contributions: { reports: await listExportedReports(db, userId) },
    }),
  },
})

import { defineFeature } from '../../../platform/feature.ts'
import { deleteRunsFinishedBefore } from './import-runs.repository.ts'
import { mediaImportRoutes } from './media-import.routes.ts'

export const feature = defineFeature({
  tables: ['import_runs', 'outside_services'],
  routes: mediaImportRoutes,
  retention: [
    { table: 'import_runs', period: 'import_runs_days', deleteBefore: deleteRunsFinishedBefore },
  ],
})

import { defineFeature } from '../../../platform/feature.ts'
import { importManyActions } from './import-many.ts'
import { deleteRunsFinishedBefore } from './import-runs.repository.ts'
import { mediaImportJobs } from './media-import.jobs.ts'
import { mediaImportRoutes } from './media-import.routes.ts'

export const feature = defineFeature({
  tables: ['import_runs', 'outside_services', 'title_imports'],
  routes: mediaImportRoutes,
  jobs: mediaImportJobs,
  bulkActions: importManyActions,
  retention: [
    { table: 'import_runs', period: 'import_runs_days', deleteBefore: deleteRunsFinishedBefore },
  ],
})

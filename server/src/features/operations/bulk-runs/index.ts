import { defineFeature } from '../../../platform/feature.ts'
import { bulkRunJobs } from './bulk-runs.jobs.ts'
import { deleteRunsFinishedBefore } from './bulk-runs.repository.ts'
import { bulkRunRoutes } from './bulk-runs.routes.ts'

export const feature = defineFeature({
  tables: ['bulk_run_records', 'bulk_runs'],
  routes: bulkRunRoutes,
  jobs: bulkRunJobs,
  retention: [
    { table: 'bulk_runs', period: 'bulk_runs_days', deleteBefore: deleteRunsFinishedBefore },
  ],
  notExported: { bulk_runs: 'how far jobs of theirs got, for some days' },
})

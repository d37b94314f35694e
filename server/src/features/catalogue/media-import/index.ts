import { defineFeature } from '../../../platform/feature.ts'
import { deleteRunsFinishedBefore } from './import-runs.repository.ts'

export const feature = defineFeature({
  tables: ['import_runs'],
  retention: [
    { table: 'import_runs', period: 'import_runs_days', deleteBefore: deleteRunsFinishedBefore },
  ],
})

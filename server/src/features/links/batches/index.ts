import { defineFeature } from '../../../platform/feature.ts'
import { deleteSentRowsBefore } from './batches.repository.ts'
import { batchRoutes } from './batches.routes.ts'

export const feature = defineFeature({
  tables: ['contributed_rows'],
  routes: batchRoutes,
  retention: [
    { table: 'contributed_rows', period: 'ended_days', deleteBefore: deleteSentRowsBefore },
  ],
  notExported: { contributed_rows: 'which calls of theirs need not be answered twice, for a day' },
})

import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { findDeletedTitles } from '../withdrawals/deleted-titles.service.ts'
import { bulkChangeTitles } from './change-titles.ts'
import { duplicateJobs } from './merging/duplicates.jobs.ts'
import { findMergedPage } from './merging/merge-titles.ts'
import { titleRecordRoutes } from './title-records.routes.ts'

export const feature = defineFeature({
  routes: titleRecordRoutes,
  tables: ['merged_title_keys', 'title_duplicates', 'title_merges'],
  jobs: duplicateJobs,
  bulkActions: [bulkChangeTitles],
  findMovedPage: findMergedPage,
  notExported: {
    title_duplicates: 'says which member of the staff looked at two titles',
    title_merges: 'says which member of the staff merged titles, or took that back',
  },
  restorable: [
    {
      kind: 'title',
      by: titleRecordEndpoints.restoreTitles,
      findDeleted: async ({ db }, ids) =>
        new Set((await findDeletedTitles(db, ids)).map(({ id }) => id)),
    },
  ],
})

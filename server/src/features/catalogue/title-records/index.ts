import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { findDeletedTitles } from '../withdrawals/deleted-titles.service.ts'
import { bulkChangeTitles } from './change-titles.ts'
import { titleRecordRoutes } from './title-records.routes.ts'

export const feature = defineFeature({
  routes: titleRecordRoutes,
  bulkActions: [bulkChangeTitles],
  restorable: [
    {
      kind: 'title',
      by: titleRecordEndpoints.restoreTitles,
      findDeleted: async ({ db }, ids) =>
        new Set((await findDeletedTitles(db, ids)).map(({ id }) => id)),
    },
  ],
})

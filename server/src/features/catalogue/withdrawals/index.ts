import { defineFeature } from '../../../platform/feature.ts'
import { forgetAccountInDeletedTitles } from './deleted-titles.repository.ts'
import { forgetAccountInArchives, listExportedWithdrawals } from './withdrawals.repository.ts'
import { explainMissing } from './withdrawals.service.ts'

export const feature = defineFeature({
  tables: ['archived_references', 'deleted_titles', 'withdrawals'],
  guards: { explainMissing },
  accountDeletion: {
    before: async (_platform, tx, { id }) => {
      await forgetAccountInArchives(tx, id)
      await forgetAccountInDeletedTitles(tx, id)
    },
  },
  notExported: { deleted_titles: 'says which member of the staff deleted or restored' },
  accountExport: {
    tables: ['withdrawals'],
    load: async ({ db }, userId) => ({
      contributions: { withdrawn: await listExportedWithdrawals(db, userId) },
    }),
  },
})

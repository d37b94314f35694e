import { defineFeature } from '../../../platform/feature.ts'
import { forgetAccountInArchives, listExportedWithdrawals } from './withdrawals.repository.ts'
import { explainMissing } from './withdrawals.service.ts'

export const feature = defineFeature({
  tables: ['archived_references', 'withdrawals'],
  guards: { explainMissing },
  accountDeletion: { before: (_platform, tx, { id }) => forgetAccountInArchives(tx, id) },
  accountExport: {
    tables: ['withdrawals'],
    load: async ({ db }, userId) => ({
      contributions: { withdrawn: await listExportedWithdrawals(db, userId) },
    }),
  },
})

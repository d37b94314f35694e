import { defineFeature } from '../../../platform/feature.ts'
import { forgetAccountInMerges } from './merges.repository.ts'

export const feature = defineFeature({
  tables: ['merges'],
  accountDeletion: {
    before: (_platform, tx, { id }) => forgetAccountInMerges(tx, id),
  },
  notExported: { merges: 'says which member of the staff merged records' },
})

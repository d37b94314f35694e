import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import { defineAudited } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findListHistoryRows } from './withhold-lists.repository.ts'

/** What becomes of a list by others than its owner. */
export const auditedLists = defineAudited({
  kind: 'list',
  fields: {
    description: { label: 'Description' },
    visibility: { label: 'Who reads it' },
    withheld: { label: 'Withheld' },
    items_count: {},
    user_id: {},
  },
  isOfOthersOnly: true,
  readStates: async (tx: Database, ids: readonly number[]): Promise<readonly AuditedState[]> => {
    const rows = await findListHistoryRows(tx, ids)
    // Of one that was removed the history says what it was.
    return rows
      .filter(({ withheld }) => withheld !== 'removed')
      .map(({ id, name, ...values }) => ({ id, name, ownerId: values.user_id, values }))
  },
})

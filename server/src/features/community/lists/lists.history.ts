import { VISIBILITY_LABELS } from '@mediatheque/contract/community/lists/list-records.list.ts'
import type { ListVisibility } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import { defineAudited } from '../../../platform/audit/define-audited.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findListHistoryRows } from './withhold-lists.repository.ts'

/** What becomes of a list by others than its owner. */
export const auditedLists = defineAudited({
  kind: 'list',
  fields: {
    name: { label: 'Name' },
    name_fr: { label: 'Name in French' },
    description: { label: 'Description' },
    description_fr: { label: 'Description in French' },
    owner: { label: 'Made by' },
    items: { label: 'Titles' },
    visibility: { label: 'Who reads it' },
    withheld: { label: 'Withheld' },
    items_count: {},
    user_id: {},
  },
  isOfOthersOnly: true,
  nameValues:
    async ({ t }) =>
    (field, value) => {
      const line = field === 'visibility' && VISIBILITY_LABELS[value as ListVisibility]
      return line ? t(line) : value
    },
  readStates: async (tx: Database, ids: readonly number[]): Promise<readonly AuditedState[]> => {
    const rows = await findListHistoryRows(tx, ids)
    // Of one that was removed the history says what it was.
    return rows
      .filter(({ withheld }) => withheld !== 'removed')
      .map(({ id, version, visibility_before: before, visibility, ...values }) => ({
        id,
        version,
        name: values.name,
        ownerId: values.user_id,
        // One that is hidden goes back to what it was.
        values: { ...values, visibility: before ?? visibility },
      }))
  },
})

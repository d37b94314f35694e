import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { findGiftCodeRows } from './gift-codes.repository.ts'

/** Codes that staff made, and what became of each. */
export const auditedGiftCodes = defineAudited({
  kind: 'gift-code',
  fields: {
    plan: { label: 'Plan' },
    note: { label: 'Remark' },
    expires_at: { label: 'Good until', shownAs: 'moment' },
    redeemed_at: { label: 'Used on', shownAs: 'moment' },
    withdrawn_at: { label: 'Withdrawn', shownAs: 'moment' },
  },
  readStates: async (tx, ids) => {
    const rows = await findGiftCodeRows(tx, ids)
    return rows.map(({ id, hint, plan_name, note, expires_at, redeemed_at, withdrawn_at }) => ({
      id,
      name: `… ${hint}`,
      values: { plan: plan_name, note, expires_at, redeemed_at, withdrawn_at },
    }))
  },
})

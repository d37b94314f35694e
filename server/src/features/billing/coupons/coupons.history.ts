import { toWhole } from '@mediatheque/contract/billing/money.ts'
import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { findCouponRows } from './coupons.repository.ts'

/** Coupons that staff made, and what they said of their end. */
export const auditedCoupons = defineAudited({
  kind: 'coupon',
  fields: {
    note: { label: 'Remark' },
    percent_off: { label: 'Percent off' },
    amount_off: { label: 'Amount off' },
    currency: { label: 'Currency' },
    duration: { label: 'For how long' },
    months: { label: 'Coupon months' },
    plans: { label: 'For which plans' },
    is_for_new: { label: 'Only for who pays here for the first time' },
    most_redemptions: { label: 'How often it can be used' },
    expires_at: { label: 'Good until', shownAs: 'moment' },
    archived_at: { label: 'Archived', shownAs: 'moment' },
  },
  readStates: async (tx, ids) => {
    const rows = await findCouponRows(tx, ids)
    return rows.map((row) => ({
      id: row.id,
      name: row.code,
      values: {
        note: row.note,
        percent_off: row.percent_off,
        amount_off: row.currency && toWhole(row.amount_off_minor ?? 0, row.currency),
        currency: row.currency,
        duration: row.duration,
        months: row.months,
        plans: row.plans?.map(({ name }) => name).join(', ') ?? null,
        is_for_new: row.is_for_new,
        most_redemptions: row.most_redemptions,
        expires_at: row.expires_at,
        archived_at: row.archived_at,
      },
    }))
  },
})

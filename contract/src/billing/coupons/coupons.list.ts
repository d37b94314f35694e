import { type Choice, defineList } from '../../core/define-list.ts'

export const COUPON_STATES = ['open', 'used up', 'expired', 'archived'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** The English line of each. */
export const COUPON_STATE_NAMES = {
  open: 'Can be used',
  'used up': 'Used up',
  expired: 'Expired',
  archived: 'Archived',
} as const satisfies Record<CouponState, string>

const states = COUPON_STATES.map((value): Choice<CouponState> => ({
  value,
  label: COUPON_STATE_NAMES[value],
}))

/** Codes that make plans cheaper, the newest first. */
export const couponList = defineList({
  name: 'coupons',
  columns: {
    code: { label: 'Coupon code', kind: 'text', isSortable: true },
    off: { label: 'Off the price', kind: 'text' },
    duration: { label: 'For how long', kind: 'text' },
    plans: { label: 'For which plans', kind: 'text' },
    used: { label: 'Times used', kind: 'number' },
    state: { label: 'State', kind: 'other' },
    expires_at: { label: 'Good until', kind: 'moment' },
    note: { label: 'Remark', kind: 'text', isExtra: true },
    created_at: { label: 'Made on', kind: 'moment', isSortable: true, isExtra: true },
    created_by: { label: 'Given out by', kind: 'text', isExtra: true },
    id: { label: 'Entry', kind: 'number', isSortable: true, isExtra: true },
  },
  filters: {
    state: { label: 'State', kind: 'choice', choices: states, operators: ['='] },
    created_at: { label: 'Made on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'id', direction: 'desc' },
})

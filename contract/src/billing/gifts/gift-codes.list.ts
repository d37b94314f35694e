import { type Choice, defineList } from '../../core/define-list.ts'

export const GIFT_CODE_STATES = ['open', 'redeemed', 'withdrawn', 'expired'] as const
export type GiftCodeState = (typeof GIFT_CODE_STATES)[number]

/** The English line of each. */
export const GIFT_CODE_STATE_NAMES = {
  open: 'Not used yet',
  redeemed: 'Used',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const satisfies Record<GiftCodeState, string>

const states = GIFT_CODE_STATES.map((value): Choice<GiftCodeState> => ({
  value,
  label: GIFT_CODE_STATE_NAMES[value],
}))

/** Codes that give a plan, the newest first. */
export const giftCodeList = defineList({
  name: 'gift-codes',
  columns: {
    hint: { label: 'Ends in', kind: 'text' },
    plan: { label: 'Plan', kind: 'text' },
    price: { label: 'For', kind: 'text' },
    note: { label: 'Remark', kind: 'text' },
    state: { label: 'State', kind: 'other' },
    member: { label: 'Used by', kind: 'other' },
    redeemed_at: { label: 'Used on', kind: 'moment', isExtra: true },
    expires_at: { label: 'Good until', kind: 'moment' },
    created_at: { label: 'Made on', kind: 'moment', isSortable: true },
    created_by: { label: 'Given out by', kind: 'text', isExtra: true },
    id: { label: 'Entry', kind: 'number', isSortable: true, isExtra: true },
  },
  filters: {
    plan: { label: 'Plan', kind: 'record', model: 'plan', operators: ['='] },
    state: { label: 'State', kind: 'choice', choices: states, operators: ['='] },
    created_at: { label: 'Made on', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'id', direction: 'desc' },
})

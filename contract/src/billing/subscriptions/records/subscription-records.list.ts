import { type Choice, defineList } from '../../../core/define-list.ts'

/** Where it came from: told apart wherever subscriptions are shown. */
export const SUBSCRIPTION_KINDS = ['granted', 'gift', 'paid'] as const
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number]

/** The English line of each. */
export const SUBSCRIPTION_KIND_NAMES = {
  granted: 'Granted',
  gift: 'Gift',
  paid: 'Paid',
} as const satisfies Record<SubscriptionKind, string>

export const SUBSCRIPTION_STATES = ['renewing', 'ending', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

export const SUBSCRIPTION_STATE_NAMES = {
  renewing: 'Renews',
  ending: 'Ends by itself',
  ended: 'Over',
} as const satisfies Record<SubscriptionState, string>

const kinds = SUBSCRIPTION_KINDS.map((value): Choice<SubscriptionKind> => ({
  value,
  label: SUBSCRIPTION_KIND_NAMES[value],
}))
const states = SUBSCRIPTION_STATES.map((value): Choice<SubscriptionState> => ({
  value,
  label: SUBSCRIPTION_STATE_NAMES[value],
}))

/** All subscriptions that there are and were, the newest first. */
export const subscriptionList = defineList({
  name: 'subscriptions',
  columns: {
    member: { label: 'Member', kind: 'other' },
    plan: { label: 'Plan', kind: 'text' },
    price: { label: 'Price', kind: 'text' },
    kind: { label: 'Origin', kind: 'other' },
    state: { label: 'State', kind: 'other' },
    starts_at: { label: 'Since', kind: 'moment', isSortable: true },
    current_period_end: { label: 'Period ends', kind: 'moment', isSortable: true },
    ended_at: { label: 'Ended on', kind: 'moment', isExtra: true },
    granted_by: { label: 'Granted by', kind: 'text', isExtra: true },
    id: { label: 'Number', kind: 'number', isSortable: true, isExtra: true },
  },
  filters: {
    plan: { label: 'Plan', kind: 'record', model: 'plan', operators: ['='] },
    kind: { label: 'Origin', kind: 'choice', choices: kinds, operators: ['='] },
    state: { label: 'State', kind: 'choice', choices: states, operators: ['='] },
    starts_at: { label: 'Since', kind: 'moment' },
    current_period_end: { label: 'Period ends', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'id', direction: 'desc' },
})

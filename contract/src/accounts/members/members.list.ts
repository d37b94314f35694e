import { type Choice, defineList } from '../../core/define-list.ts'

/** How an account stands: what may be done with it at all. */
export const MEMBER_STATES = ['active', 'unverified', 'suspended'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** The English line of each. */
export const MEMBER_STATE_NAMES = {
  active: 'In good standing',
  unverified: 'Address not verified',
  suspended: 'Suspended',
} as const satisfies Record<MemberState, string>

const states = MEMBER_STATES.map((value): Choice<MemberState> => ({
  value,
  label: MEMBER_STATE_NAMES[value],
}))

/** All accounts, for those who manage them, the newest first. */
export const memberList = defineList({
  name: 'members',
  columns: {
    username: { label: 'Member', kind: 'other', isSortable: true },
    email: { label: 'Email address', kind: 'text' },
    roles: { label: 'Roles', kind: 'other' },
    state: { label: 'State', kind: 'other' },
    is_premium: { label: 'Premium', kind: 'flag', isExtra: true },
    created_at: { label: 'Joined', kind: 'moment', isSortable: true },
    last_seen_at: { label: 'Last seen', kind: 'moment', isSortable: true },
    id: { label: 'Number', kind: 'number', isExtra: true },
  },
  filters: {
    role: { label: 'Role', kind: 'record', model: 'role', operators: ['='] },
    state: { label: 'State', kind: 'choice', choices: states, operators: ['='] },
    is_premium: { label: 'Premium', kind: 'flag' },
    created_at: { label: 'Joined', kind: 'moment' },
    last_seen_at: { label: 'Last seen', kind: 'moment' },
  },
  isSearchable: true,
  order: { by: 'created_at', direction: 'desc' },
  most: 10_000,
})

import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readSubscriptionStates } from './subscriptions-history.repository.ts'

/** What becomes of plans, whoever does it: members, staff, or a provider of payments. */
export const auditedSubscriptions = defineAudited({
  kind: 'subscription',
  fields: {
    plan: { label: 'Plan' },
    starts_at: { label: 'Begins', shownAs: 'moment' },
    current_period_end: { label: 'Paid until', shownAs: 'moment' },
    ends_at: { label: 'Ends', shownAs: 'moment' },
    ended_at: { label: 'Ended on', shownAs: 'moment' },
    state: { label: 'State' },
    grace_until: { label: 'To be paid by', shownAs: 'moment' },
  },
  readStates: readSubscriptionStates,
})

import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readRequestStates } from './requests-history.repository.ts'

export const auditedRequests = defineAudited({
  kind: 'request',
  fields: {
    name: { label: 'Title' },
    title: { label: 'Title of the catalogue' },
    title_type: { label: 'Category' },
    url: { label: 'Address' },
    note: { label: 'What else is to say' },
    season_number: { label: 'Season', shownAs: 'number' },
    is_full_season: { label: 'Full season', shownAs: 'flag' },
    episode_numbers: { label: 'Episodes' },
    status: { label: 'Status' },
    title_id: {},
    user_id: {},
    created_at: {},
  },
  readStates: readRequestStates,
})

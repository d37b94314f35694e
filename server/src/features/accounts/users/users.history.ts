import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readUserStates } from './users-history.repository.ts'

/** What staff do to the accounts of others. */
export const auditedUsers = defineAudited({
  kind: 'user',
  fields: {
    first_name: { label: 'First name' },
    last_name: { label: 'Last name' },
    image: { label: 'Picture' },
    language: { label: 'Language' },
    country: { label: 'Country' },
    timezone: { label: 'Time zone' },
    opens_links_premium: { label: 'Open links as premium', shownAs: 'flag' },
    is_trusted: { label: 'Trusted uploader', shownAs: 'flag' },
  },
  isOfOthersOnly: true,
  // docs/decisions/0018-deleted-accounts.md
  keepsNothing: true,
  readStates: readUserStates,
})

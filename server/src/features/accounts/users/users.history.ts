import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readUserStates } from './users-history.repository.ts'

/** What staff do to the accounts of others. */
export const auditedUsers = defineAudited({
  kind: 'user',
  fields: {
    username: { label: 'Username' },
    email: { label: 'Email address', isSecret: true },
    is_verified: { label: 'Address verified', shownAs: 'flag' },
    first_name: { label: 'First name' },
    last_name: { label: 'Last name' },
    image: { label: 'Picture' },
    language: { label: 'Language' },
    country: { label: 'Country' },
    timezone: { label: 'Time zone' },
    opens_links_premium: { label: 'Open links as premium', shownAs: 'flag' },
    is_trusted: { label: 'Trusted uploader', shownAs: 'flag' },
    roles: { label: 'Roles' },
    permissions: { label: 'Permissions of their own' },
    is_premium: { label: 'Premium', shownAs: 'flag' },
    premium_until: { label: 'Premium until', shownAs: 'moment' },
    has_two_factor: { label: 'Two factor authentication', shownAs: 'flag' },
    sessions_count: { label: 'Open sessions', shownAs: 'number' },
    token_names: { label: 'Access tokens' },
  },
  isOfOthersOnly: true,
  // docs/decisions/0018-deleted-accounts.md
  keepsNothing: true,
  readStates: readUserStates,
})

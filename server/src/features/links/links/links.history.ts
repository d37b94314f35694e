import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { nameLinkValues } from './name-link-values.ts'
import { readLinkStates } from './links-history.repository.ts'

/** What is written down of links: enough to show what changed, and to make a link again that is gone. */
export const auditedLinks = defineAudited({
  kind: 'link',
  fields: {
    urls: { label: 'Links' },
    quality_id: { label: 'Quality' },
    language_ids: { label: 'Languages' },
    subtitle_ids: { label: 'Subtitles' },
    size_bytes: { label: 'Size', shownAs: 'bytes' },
    season_number: { label: 'Season', shownAs: 'number' },
    is_full_season: { label: 'Full season', shownAs: 'flag' },
    episode_number: { label: 'Episode', shownAs: 'number' },
    nfo: { label: 'Nfo' },
    status: { label: 'State' },
    postponed_until: { label: 'Postponed until', shownAs: 'moment' },
    title_id: {},
    user_id: {},
    created_at: {},
  },
  isShownToOwner: true,
  nameValues: nameLinkValues,
  readStates: readLinkStates,
})

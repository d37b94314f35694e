import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { nameLinkValues } from '../links/links.service.ts'
import { readReleaseStates } from './releases-history.repository.ts'

const SHARED_FIELDS = {
  name: { label: 'Name' },
  size_bytes: { label: 'Size', shownAs: 'bytes' },
  files_count: { label: 'Files', shownAs: 'number' },
  quality_id: { label: 'Quality' },
  language_ids: { label: 'Languages' },
  subtitle_ids: { label: 'Subtitles' },
  season_number: { label: 'Season', shownAs: 'number' },
  is_full_season: { label: 'Full season', shownAs: 'flag' },
  episode_numbers: { label: 'Episodes' },
  nfo: { label: 'Nfo' },
  status: { label: 'State' },
  postponed_until: { label: 'Postponed until', shownAs: 'moment' },
  title_id: {},
  user_id: {},
  file_id: {},
  created_at: {},
} as const

/** What is written down of newsgroup files. */
export const auditedNzbs = defineAudited({
  kind: 'nzb',
  fields: {
    ...SHARED_FIELDS,
    archive_password: { label: 'Password', isSecret: true },
    content_hash: {},
  },
  isShownToOwner: true,
  nameValues: nameLinkValues,
  readStates: (tx, ids) => readReleaseStates(tx, 'nzb', ids),
})

/** What is written down of torrents. */
export const auditedTorrents = defineAudited({
  kind: 'torrent',
  fields: { ...SHARED_FIELDS, infohash: { label: 'Infohash' }, infohash_v2: {} },
  isShownToOwner: true,
  nameValues: nameLinkValues,
  readStates: (tx, ids) => readReleaseStates(tx, 'torrent', ids),
})

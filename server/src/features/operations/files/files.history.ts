import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readFileStates } from './files-history.repository.ts'

/** What staff do to the files of others. */
export const auditedFiles = defineAudited({
  kind: 'file',
  fields: {
    name: { label: 'Name' },
    mime: { label: 'Type' },
    size_bytes: { label: 'Size', shownAs: 'bytes' },
    is_public: { label: 'Public', shownAs: 'flag' },
    purpose: {},
  },
  isOfOthersOnly: true,
  readStates: readFileStates,
})

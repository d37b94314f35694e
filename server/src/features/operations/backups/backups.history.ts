import { defineAudited } from '../../../platform/audit/define-audited.ts'
import { readBackupStates } from './backups.repository.ts'

/** Who makes a backup, takes it away or deletes it. */
export const auditedBackups = defineAudited({
  kind: 'backup',
  fields: {
    name: { label: 'Folder' },
    rows_count: { label: 'Rows of the database', shownAs: 'number' },
    size_bytes: { label: 'Size', shownAs: 'bytes' },
    downloaded_at: { label: 'Last downloaded', shownAs: 'moment' },
  },
  readStates: readBackupStates,
})

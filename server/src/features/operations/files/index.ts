import { KEPT_FILE_PURPOSE } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { directUploadRoutes } from './direct-uploads.routes.ts'
import { listExportedFiles } from './files.export.repository.ts'
import { auditedFiles } from './files.history.ts'
import { fileJobs } from './files.jobs.ts'
import { registerFiles } from './files.plugin.ts'
import { listKeptFiles } from './files.repository.ts'
import { bucketTest } from './try-bucket.ts'
import { registerTus } from './tus.plugin.ts'
import { fileRoutes } from './files.routes.ts'

export const feature = defineFeature({
  tables: ['file_entries', 'file_upload_pieces', 'file_uploads'],
  audited: [auditedFiles],
  routes: [...fileRoutes, ...directUploadRoutes],
  jobs: fileJobs,
  connectionTests: [bucketTest],
  plugins: [registerFiles, registerTus],
  // Kept until their owner deletes them, or is gone.
  filePurposes: [{ purpose: KEPT_FILE_PURPOSE, listUses: listKeptFiles }],
  accountExport: {
    tables: ['file_entries'],
    load: async ({ db }, userId) => ({ files: await listExportedFiles(db, userId) }),
  },
  notExported: { file_uploads: 'what is on its way, for some days' },
})

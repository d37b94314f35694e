import { defineFeature } from '../../../platform/feature.ts'
import { auditedSanctions } from './sanctions.history.ts'
import { sanctionMailJobs } from './sanction-mail.jobs.ts'
import { sanctionJobs } from './sanctions.jobs.ts'
import { listExportedSanctions } from './sanctions.repository.ts'
import { sanctionRoutes } from './sanctions.routes.ts'

export const feature = defineFeature({
  tables: ['member_sanctions'],
  routes: sanctionRoutes,
  jobs: [...sanctionMailJobs, ...sanctionJobs],
  audited: [auditedSanctions],
  accountExport: {
    tables: ['member_sanctions'],
    load: async ({ db }, userId) => ({ sanctions: await listExportedSanctions(db, userId) }),
  },
})

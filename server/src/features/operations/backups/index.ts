import { defineFeature } from '../../../platform/feature.ts'
import { auditedBackups } from './backups.history.ts'
import { backupJobs } from './backups.jobs.ts'
import { backupRoutes } from './backups.routes.ts'
import { scheduleJob } from './schedule.jobs.ts'

export const feature = defineFeature({
  tables: ['backups'],
  audited: [auditedBackups],
  routes: backupRoutes,
  jobs: [...backupJobs, scheduleJob],
  notExported: { backups: 'copies of the whole site, which are the site’s' },
})

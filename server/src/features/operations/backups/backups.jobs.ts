import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { endLostBackups, workOnBackup } from './work-on-backup.ts'

const SIX_HOURS_SECONDS = 6 * 3_600

/** Not tried again by itself: what failed says why, and whoever reads it makes another. */
export const workJob = defineJob({
  name: 'backups.work',
  payload: z.object({ backupId: z.number().int().positive() }),
  retries: 0,
  timeoutSeconds: SIX_HOURS_SECONDS,
  run: (platform, { backupId }, { signal }) => workOnBackup(platform, backupId, signal),
})

const endLostJob = defineJob({
  name: 'backups.end-lost',
  payload: z.object({}),
  cron: '*/5 * * * *',
  run: (platform) => endLostBackups(platform),
})

export const backupJobs = [workJob, endLostJob]

import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { followSchedule } from './schedule-backups.ts'

/** Often, so that a time that was missed, as while the site was down, is made up for soon. */
export const scheduleJob = defineJob({
  name: 'backups.follow-schedule',
  payload: z.object({}),
  cron: '*/10 * * * *',
  run: (platform) => followSchedule(platform),
})

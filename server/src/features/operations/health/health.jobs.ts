import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { noteSiteHealth } from './health.service.ts'

/** So that it is known since when something is as it is, also when nobody looks. */
export const noteHealth = defineJob({
  name: 'health.note',
  payload: z.object({}),
  cron: '*/5 * * * *',
  retries: 0,
  run: (platform) => noteSiteHealth(platform),
})

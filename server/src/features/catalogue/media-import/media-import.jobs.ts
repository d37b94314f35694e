import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { refreshAiring } from './refresh-airing.ts'

/** Imports again what more is to come of, where the settings say so. */
const refreshJob = defineJob({
  name: 'media-import.refresh',
  payload: z.object({}),
  cron: '23 * * * *',
  retries: 0,
  timeoutSeconds: 3_000,
  run: (platform, _payload, { signal }) => refreshAiring(platform, signal),
})

export const mediaImportJobs = [refreshJob]

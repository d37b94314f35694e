import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import { lookForDuplicates } from './duplicates.service.ts'

/** Once a night over the whole catalogue; pairs that are known already stay as they are. */
const lookJob = defineJob({
  name: 'title-duplicates.look',
  payload: z.object({}),
  cron: '40 2 * * *',
  timeoutSeconds: 600,
  run: async (platform) => {
    const found = await lookForDuplicates(platform)
    if (found > 0) platform.log.info({ found }, 'titles that are probably one')
  },
})

export const duplicateJobs = [lookJob]

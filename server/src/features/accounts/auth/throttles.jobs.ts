import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deleteOldThrottles } from './throttles.repository.ts'

const removeOldThrottles = defineJob({
  name: 'throttles.remove-old',
  payload: z.object({}),
  cron: '37 * * * *',
  run: (platform) => deleteOldThrottles(platform.db, platform.clock.now()),
})

export const throttleJobs = [removeOldThrottles]

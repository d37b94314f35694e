import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deleteExpiredFlows } from './social-flows.repository.ts'

const removeExpiredFlows = defineJob({
  name: 'social.remove-expired-flows',
  payload: z.object({}),
  cron: '53 * * * *',
  run: (platform) => deleteExpiredFlows(platform.db, platform.clock.now()),
})

export const socialJobs = [removeExpiredFlows]

import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deleteExpiredChallenges } from './human-checks.repository.ts'

const removeExpiredChallenges = defineJob({
  name: 'human-check.remove-expired',
  payload: z.object({}),
  cron: '57 * * * *',
  run: (platform) => deleteExpiredChallenges(platform.db, platform.clock.now()),
})

export const humanCheckJobs = [removeExpiredChallenges]

import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deleteExpiredLoginChallenges } from './login-challenges.repository.ts'

const removeExpiredLoginChallenges = defineJob({
  name: 'login-challenges.remove-expired',
  payload: z.object({}),
  cron: '47 * * * *',
  run: (platform) => deleteExpiredLoginChallenges(platform.db, platform.clock.now()),
})

export const loginChallengeJobs = [removeExpiredLoginChallenges]

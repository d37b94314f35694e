import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deleteExpiredPasskeyChallenges } from './passkeys.repository.ts'

const removeExpiredPasskeyChallenges = defineJob({
  name: 'passkey-challenges.remove-expired',
  payload: z.object({}),
  cron: '52 * * * *',
  run: (platform) => deleteExpiredPasskeyChallenges(platform.db, platform.clock.now()),
})

export const passkeyJobs = [removeExpiredPasskeyChallenges]

import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { checkDueAccounts, tellOfExpiry } from './check-accounts.ts'

/** Every account once a day: a few at a time, all day long, so that no service is asked about all of them at once. */
const checkAccountsJob = defineJob({
  name: 'debridors.check',
  payload: z.object({}),
  cron: '*/5 * * * *',
  retries: 0,
  timeoutSeconds: 280,
  run: async (platform, _payload, { signal }) => {
    await checkDueAccounts(platform, { signal })
    await tellOfExpiry(platform)
  },
})

export const debridorJobs = [checkAccountsJob]

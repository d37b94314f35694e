import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { reopenAccounts } from './sanctions.service.ts'

const reopenSuspendedAccounts = defineJob({
  name: 'sanctions.reopen',
  payload: z.object({}),
  cron: '* * * * *',
  run: (platform) => reopenAccounts(platform),
})

export const sanctionJobs = [reopenSuspendedAccounts]

import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { settlePeriods } from './subscriptions.service.ts'

const settleSubscriptionPeriods = defineJob({
  name: 'subscriptions.settle-periods',
  payload: z.object({}),
  cron: '*/10 * * * *',
  timeoutSeconds: 300,
  run: settlePeriods,
})

export const subscriptionJobs = [settleSubscriptionPeriods]

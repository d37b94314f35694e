import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { forgetGuestPlays } from './plays.retention.repository.ts'

const DAY_MS = 24 * 3_600_000

const forget = defineJob({
  name: 'plays.forget-visitors',
  payload: z.object({}),
  cron: '5 * * * *',
  run: async ({ db, clock }) => {
    await forgetGuestPlays(db, new Date(clock.now().getTime() - DAY_MS))
  },
})

export const playJobs = [forget]

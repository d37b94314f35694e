import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deleteOverUnlocks } from './unlocks.repository.ts'

/** What can be used no more is not kept. */
const forgetJob = defineJob({
  name: 'unlocks.forget',
  payload: z.object({}),
  cron: '23 * * * *',
  retries: 0,
  run: ({ db, clock }) => deleteOverUnlocks(db, clock.now()),
})

export const unlockJobs = [forgetJob]

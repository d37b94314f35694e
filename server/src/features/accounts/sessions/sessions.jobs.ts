import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deleteExpiredSessions } from './sessions.repository.ts'

/** Sessions that ended are of no use to anybody. */
const removeExpiredSessions = defineJob({
  name: 'sessions.remove-expired',
  payload: z.object({}),
  cron: '17 3 * * *',
  run: (platform) => deleteExpiredSessions(platform.db, platform.clock.now()),
})

export const sessionJobs = [removeExpiredSessions]

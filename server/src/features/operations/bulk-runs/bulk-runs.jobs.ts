import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { listLostRuns, noteWork } from './bulk-runs.repository.ts'
import { workOnRun } from './work-on-run.ts'

const MINUTE_MS = 60_000

/** Works for a while; what is left then is the next job's, so that none outlives its time. */
export const workJob = defineJob({
  name: 'bulk-runs.work',
  payload: z.object({ runId: z.number().int().positive() }),
  concurrency: 2,
  timeoutSeconds: 120,
  run: async (platform, { runId }, { signal }) => {
    if (await workOnRun(platform, runId, signal))
      await platform.jobs.enqueue(platform.db, workJob, { runId })
  },
})

/** Takes up what nobody works on: its process was killed. */
const resumeJob = defineJob({
  name: 'bulk-runs.resume',
  payload: z.object({}),
  cron: '* * * * *',
  run: async (platform) => {
    const { db, jobs, clock } = platform
    const now = clock.now()
    for (const runId of await listLostRuns(db, new Date(now.getTime() - MINUTE_MS)))
      await db.transaction().execute(async (tx) => {
        await noteWork(tx, runId, now)
        await jobs.enqueue(tx, workJob, { runId })
      })
  },
})

export const bulkRunJobs = [workJob, resumeJob]

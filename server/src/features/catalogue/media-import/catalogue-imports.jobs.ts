import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { workOnImport } from './work-on-import.ts'

/** Works for a while; what is left then is the next job's, so that none outlives its time. */
export const workJob = defineJob({
  name: 'media-import.catalogue',
  payload: z.object({ runId: z.number().int().positive() }),
  timeoutSeconds: 300,
  run: async (platform, { runId }, { signal, isLastAttempt }) => {
    if (await workOnImport(platform, { runId, signal, isLastAttempt }))
      await platform.jobs.enqueue(platform.db, workJob, { runId })
  },
})

export const catalogueImportJobs = [workJob]

import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { jobEndpoints } from '@mediatheque/contract/operations/jobs/jobs.endpoints.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { mayReadLogs } from './jobs.policy.ts'
import { presentJob, presentQueuedJob, presentRun } from './jobs.presenter.ts'
import {
  dropJobs,
  listJobRuns,
  listJobs,
  listQueue,
  retryJobs,
  runJob,
  stopJobs,
} from './jobs.service.ts'

/** Nobody acts on what they may not see. @throws AppError forbidden */
function askForLogs(actor: Actor): void {
  if (!mayReadLogs(actor)) throw new AppError('forbidden')
}

export const jobRoutes = [
  bindEndpoint(jobEndpoints.listJobs, {
    run: async ({ platform }) => {
      const { jobs, isWorked } = await listJobs(platform)
      const now = platform.clock.now()
      return { jobs: jobs.map((job) => presentJob(job, now)), is_worked: isWorked }
    },
  }),
  bindEndpoint(jobEndpoints.listJobRuns, {
    run: async ({ platform, params }) => {
      const runs = await listJobRuns(platform, params.job)
      return { runs: runs.map(presentRun) }
    },
  }),
  bindEndpoint(jobEndpoints.runJob, {
    run: async ({ platform, actor, params }) => {
      askForLogs(actor)
      return { is_new: await runJob(platform, params.job, actor.user?.id) }
    },
  }),
  bindEndpoint(jobEndpoints.listQueue, {
    run: ({ platform, query }) => listQueue(platform, query),
    present: async ({ page, counts }) => ({
      ...(await presentPage(page, (rows) => rows.map(presentQueuedJob))),
      counts,
    }),
  }),
  bindEndpoint(jobEndpoints.retryJobs, {
    run: async ({ platform, actor, body }) => {
      askForLogs(actor)
      return { changed: await retryJobs(platform, body.ids) }
    },
  }),
  bindEndpoint(jobEndpoints.dropJobs, {
    run: async ({ platform, actor, body }) => {
      askForLogs(actor)
      return { changed: await dropJobs(platform, body.ids) }
    },
  }),
  bindEndpoint(jobEndpoints.stopJobs, {
    run: async ({ platform, actor, body }) => {
      askForLogs(actor)
      return { changed: await stopJobs(platform, body.ids) }
    },
  }),
]

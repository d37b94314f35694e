import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { paginated } from '../../core/list-query.ts'
import {
  jobParams,
  jobRunView,
  jobsView,
  queueCounts,
  queuedJobsForm,
  queuedJobView,
  queueQuery,
} from './jobs.schemas.ts'

const noRecord = 'The jobs are those of the house, the same for all who may read the logs.'
const history = 'job'

export const jobEndpoints = {
  listJobs: defineEndpoint({
    method: 'GET',
    path: 'logs/schedule',
    access: staffWith('logs.view'),
    summary: 'Every kind of job: when it runs, how it went last and when it comes next',
    response: jobsView,
  }),
  listJobRuns: defineEndpoint({
    method: 'GET',
    path: 'logs/schedule/:job/runs',
    access: staffWith('logs.view', { noRecord }),
    summary: 'The last runs of a job, newest first',
    params: jobParams,
    response: z.object({ runs: z.array(jobRunView) }),
  }),
  runJob: defineEndpoint({
    method: 'POST',
    path: 'logs/schedule/:job/run',
    access: staffWith('settings.update', { noRecord, history }),
    summary: 'Run a job that has times now, for who may read the logs too; it is not begun twice',
    params: jobParams,
    status: 202,
    response: z.object({ is_new: z.boolean() }),
  }),
  listQueue: defineEndpoint({
    method: 'GET',
    path: 'logs/queue',
    access: staffWith('logs.view'),
    summary: 'Jobs that wait, run or were given up, without what they run with',
    query: queueQuery,
    response: paginated(queuedJobView).extend({ counts: queueCounts }),
  }),
  retryJobs: defineEndpoint({
    method: 'POST',
    path: 'logs/queue/retry',
    access: staffWith('settings.update', { history }),
    summary: 'Try jobs again that were given up, for who may read the logs too',
    body: queuedJobsForm,
    response: z.object({ changed: z.number() }),
  }),
  dropJobs: defineEndpoint({
    method: 'POST',
    path: 'logs/queue/drop',
    access: staffWith('settings.update', { history }),
    summary: 'Take jobs that wait or were given up out of the queue, for who may read the logs too',
    body: queuedJobsForm,
    response: z.object({ changed: z.number() }),
  }),
  stopJobs: defineEndpoint({
    method: 'POST',
    path: 'logs/queue/stop',
    access: staffWith('settings.update', { history }),
    summary:
      'Tell running jobs to end at their next step, for who may read the logs too; those of kinds that cannot go on',
    body: queuedJobsForm,
    response: z.object({ changed: z.number() }),
  }),
}

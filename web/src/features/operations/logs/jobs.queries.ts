import { jobEndpoints } from '@mediatheque/contract/operations/jobs/jobs.endpoints.ts'
import {
  QUEUE_STATES,
  type QueueState,
} from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { type PageSearch, readPage, searchReader } from '../../../lib/page-search.ts'
import { endpointQuery } from '../../../lib/queries.ts'

/** Jobs run all the time: what is looked at is read again. */
const WATCHED = { staleTime: 0, refetchInterval: 10_000 } as const

export const jobsQuery = { ...endpointQuery(jobEndpoints.listJobs), ...WATCHED }

export const jobRunsQuery = (job: string) => ({
  ...endpointQuery(jobEndpoints.listJobRuns, { params: { job } }),
  ...WATCHED,
})

export interface QueueSearch extends PageSearch {
  /** Those that wait, unless said. */
  readonly state?: QueueState
}

export const readQueueSearch = searchReader<QueueSearch>(['state', 'page'], (search) => {
  const state = search['state'] as QueueState
  return { ...readPage(search), ...(QUEUE_STATES.includes(state) && { state }) }
})

export const queueQuery = ({ state, page }: QueueSearch) => ({
  ...endpointQuery(jobEndpoints.listQueue, {
    query: { ...(state && { state }), ...(page && { page }) },
  }),
  ...WATCHED,
})

const SHOWING = [jobEndpoints.listJobs, jobEndpoints.listJobRuns, jobEndpoints.listQueue]
export const runJob = defineWrite(jobEndpoints.runJob, SHOWING)
export const retryJobs = defineWrite(jobEndpoints.retryJobs, SHOWING)
export const dropJobs = defineWrite(jobEndpoints.dropJobs, SHOWING)
export const stopJobs = defineWrite(jobEndpoints.stopJobs, SHOWING)

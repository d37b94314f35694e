import type { JobKind } from './jobs.ts'

/** Two looks of who supervises the queue: a process that is only slow for a moment keeps its jobs. */
const HEARTBEAT_SECONDS = 60

/** A job's rules in pg-boss' words. */
export function queueOptions(job: JobKind) {
  return {
    retryLimit: job.retries,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.timeoutSeconds,
    // Whose process is gone, or whose worker never learnt that it has it, is tried again soon, not after all of its time.
    heartbeatSeconds: HEARTBEAT_SECONDS,
    // Workers are woken when a job arrives instead of finding it on their next look.
    notify: true,
  }
}

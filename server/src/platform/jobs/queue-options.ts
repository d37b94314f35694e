import type { JobKind } from './jobs.ts'

/** A job's rules in pg-boss' words. */
export function queueOptions(job: JobKind) {
  return {
    retryLimit: job.retries,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.timeoutSeconds,
    // Workers are woken when a job arrives instead of finding it on their next look.
    notify: true,
  }
}

import { STOPPABLE_JOBS } from '@mediatheque/contract/operations/jobs/job-names.ts'
import type {
  JobRunView,
  JobView,
  QueuedJobView,
} from '@mediatheque/contract/operations/jobs/jobs.schemas.ts'
import { nextRun } from '../../../platform/jobs/next-run.ts'
import { firstLineOf } from '../../../platform/log/without-personal-data.ts'
import type { JobRunRow, KnownJob, QueuedJobRow } from './jobs.service.ts'

export function presentJob(job: KnownJob, now: Date): JobView {
  return {
    name: job.name,
    cron: job.cron,
    next_run_at: (job.cron && nextRun(job.cron, now)?.toISOString()) || null,
    last_run: job.lastRun ? presentRun(job.lastRun) : null,
  }
}

/** Of one that never said how it ended the queue says by now that it does not go on. */
export function presentRun(run: JobRunRow): JobRunView {
  const isLost = run.outcome === 'running' && !run.is_held
  return {
    id: run.id,
    started_at: run.started_at.toISOString(),
    milliseconds: run.milliseconds,
    outcome: isLost ? 'lost' : (run.outcome as JobRunView['outcome']),
    attempt: run.attempt,
    error: run.error,
  }
}

export function presentQueuedJob(row: QueuedJobRow): QueuedJobView {
  return {
    id: row.id,
    job: row.name,
    created_at: row.created_on.toISOString(),
    due_at: row.start_after.toISOString(),
    started_at: row.started_on?.toISOString() ?? null,
    ended_at: row.completed_on?.toISOString() ?? null,
    attempts: row.retry_count + (row.started_on ? 1 : 0),
    most_attempts: row.retry_limit + 1,
    error: row.message === null ? null : firstLineOf(row.message),
    can_stop: row.is_running && STOPPABLE_JOBS.includes(row.name),
    is_stopping: row.is_stopping,
  }
}

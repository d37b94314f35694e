import { sql } from 'kysely'
import { z } from 'zod'
import type { RunningPlatform } from './platform/create-platform.ts'
import { defineJob } from './platform/jobs/define-job.ts'
import { startWorkers } from './platform/jobs/start-workers.ts'

/** Kinds of the house whose times never come in a test, and that do nothing: one that can be stopped, and one that cannot. */
const quiet = (name: string) =>
  defineJob({
    name,
    payload: z.object({}),
    cron: '0 0 1 1 *',
    retries: 0,
    run: () => Promise.resolve(),
  })
export const JOB_WITH_TIMES = 'retention.prune'
export const JOB_THAT_STOPS = 'visits.count'

/** A job in this state, which nobody takes. @returns its id */
export async function buildQueuedJob(
  platform: RunningPlatform,
  state: 'created' | 'failed' | 'active',
  name = JOB_WITH_TIMES,
): Promise<string> {
  await announceJobs(platform)
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, state, retry_limit, policy, start_after)
    values (${name}, '{}', ${state}::pgboss.job_state, 0, 'standard', now() + interval '1 day') returning id`.execute(
    platform.db,
  )
  const { id } = rows[0]!
  if (state === 'active')
    await platform.db
      .insertInto('job_runs')
      .values({ job: name, job_id: id, attempt: 1, started_at: new Date() })
      .execute()
  return id
}

const announced = new WeakSet<object>()

/** Without a process that works there is no queue. */
export async function announceJobs(platform: RunningPlatform): Promise<void> {
  if (announced.has(platform)) return
  announced.add(platform)
  await startWorkers(platform, [quiet(JOB_WITH_TIMES), quiet(JOB_THAT_STOPS)])
}

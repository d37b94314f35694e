import type { z } from 'zod'
import type { Platform } from '../platform.ts'
import type { JobKind } from './jobs.ts'

/** What a running job is told besides its payload. */
export interface JobContext {
  jobId: string
  /** Whether no further attempt follows when this one fails. */
  isLastAttempt: boolean
  /** Aborted when the job exceeds its timeout, or when somebody stops one of the `STOPPABLE_JOBS`. */
  signal: AbortSignal
}

export interface JobDefinition<Schema extends z.ZodType = z.ZodType> extends JobKind<Schema> {
  /** How many of these one process runs at a time. */
  readonly concurrency: number
  /** Minute, hour, day, month and weekday in UTC. The payload of such a job must accept `{}`. */
  readonly cron?: string
  /** Must be idempotent: after a crash it runs again. */
  run(platform: Platform, payload: z.output<Schema>, context: JobContext): Promise<void>
}

const DEFAULTS = { retries: 3, retryDelaySeconds: 5, timeoutSeconds: 60, concurrency: 1 }

type JobOptions<Schema extends z.ZodType> = Omit<JobDefinition<Schema>, keyof typeof DEFAULTS> &
  Partial<Pick<JobDefinition<Schema>, keyof typeof DEFAULTS>>

/** Describes a kind of job. A feature's `*.jobs.ts` holds its definitions; `worker.ts` starts them. */
export function defineJob<Schema extends z.ZodType>(
  options: JobOptions<Schema>,
): JobDefinition<Schema> {
  return { ...DEFAULTS, ...options }
}

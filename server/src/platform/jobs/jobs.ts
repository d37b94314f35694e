import type { z } from 'zod'
import type { Database, Transaction } from '../database/database.ts'
import type { Platform } from '../platform.ts'

/** What a running job is told besides its payload. */
export interface JobContext {
  jobId: string
  /** Aborted when the job exceeds its timeout or the workers are told to stop at once. */
  signal: AbortSignal
}

export interface JobDefinition<Schema extends z.ZodType = z.ZodType> {
  /** Unique: `feature.what-it-does`. */
  readonly name: string
  /** Ids and plain values; checked when enqueued and again when run. */
  readonly payload: Schema
  /** Attempts after the first one. 0 for what must not happen twice. */
  readonly retries: number
  /** Seconds before the second attempt; doubles with each one. */
  readonly retryDelaySeconds: number
  /** A run that takes longer counts as failed. */
  readonly timeoutSeconds: number
  /** How many of these one process runs at a time. */
  readonly concurrency: number
  /** Minute, hour, day, month, weekday in UTC. Such a job's payload must accept `{}`. */
  readonly cron?: string
  /** Must be idempotent: after a crash it runs again. */
  run(platform: Platform, payload: z.output<Schema>, context: JobContext): Promise<void>
}

type JobOptions<Schema extends z.ZodType> =
  Omit<JobDefinition<Schema>, 'retries' | 'retryDelaySeconds' | 'timeoutSeconds' | 'concurrency'>
  & Partial<Pick<JobDefinition<Schema>, 'retries' | 'retryDelaySeconds' | 'timeoutSeconds' | 'concurrency'>>

/** Describes a kind of job; a feature's `*.jobs.ts` holds its definitions, `worker` hands them to `startWorkers`. */
export function defineJob<Schema extends z.ZodType>(options: JobOptions<Schema>): JobDefinition<Schema> {
  return { retries: 3, retryDelaySeconds: 5, timeoutSeconds: 60, concurrency: 1, ...options }
}

export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date
  /** While a job with this key waits, further ones with it are dropped. */
  uniqueKey?: string
}

export interface Jobs {
  /**
   * Puts a job in line. Within a transaction (`tx`) it becomes visible when that commits and vanishes when it rolls
   * back.
   * @returns its id, undefined when one with the same `uniqueKey` waits already
   */
  enqueue<Schema extends z.ZodType>(
    tx: Database | Transaction, job: JobDefinition<Schema>, payload: z.input<Schema>, options?: EnqueueOptions,
  ): Promise<string | undefined>
  /** Runs the jobs of these kinds in this process from now on, and those with a `cron` at their times. */
  startWorkers(platform: Platform, definitions: readonly JobDefinition[]): Promise<void>
  /** Takes no further jobs and waits for the running ones. */
  stop(): Promise<void>
}

import type { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'

/** A kind of job as the one who enqueues sees it; `define-job.ts` adds what it does. */
export interface JobKind<Schema extends z.ZodType = z.ZodType> {
  /** Unique: `feature.what-it-does`. */
  readonly name: string
  /** Ids and plain values; checked when enqueued and again when run. */
  readonly payload: Schema
  /** Attempts after the first one. 0 for what must not be tried twice. */
  readonly retries: number
  /** Seconds before the second attempt; doubles with each one. */
  readonly retryDelaySeconds: number
  /** A run that takes longer counts as failed. */
  readonly timeoutSeconds: number
}

export interface EnqueueOptions {
  /** Not before this moment. */
  startAfter?: Date
}

/** What the settings say of jobs that are put in line from now on. */
export interface QueueTuning {
  /** On top of those of each kind; a kind that must not be tried twice has none. */
  readonly moreRetries: number
  /** How long jobs that ended are kept. */
  readonly doneSeconds: number
}

export interface Jobs {
  /** For what this process puts in line from now on. */
  tune(tuning: QueueTuning): void
  /**
   * Puts a job in line. In a transaction (`tx`) it becomes visible when that commits and vanishes when it rolls back.
   * @returns its id
   */
  enqueue<Schema extends z.ZodType>(
    tx: Database,
    job: JobKind<Schema>,
    payload: z.input<Schema>,
    options?: EnqueueOptions,
  ): Promise<string>
  /** For a kind of job that has times: puts one in line as the clock would. */
  enqueueScheduled(tx: Database, job: string): Promise<void>
  /** Tries jobs again that were given up; others are left alone. */
  retry(tx: Database, job: string, ids: readonly string[]): Promise<void>
  /** Takes jobs out of the queue, whatever they are: the caller holds those that do not run. */
  drop(tx: Database, job: string, ids: readonly string[]): Promise<void>
  /** For `startWorkers`: the queue with its schedules and upkeep, started on the first call. */
  openWorkerQueue(): Promise<PgBoss>
  /** Takes no further jobs and waits for the running ones. */
  stop(): Promise<void>
}

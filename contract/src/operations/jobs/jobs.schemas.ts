import { z } from 'zod'
import { key, pageNumber, uuid, wholeNumber } from '../../core/input.ts'

/** So many runs of each kind of job are kept. */
export const KEPT_RUNS = 30
export const MOST_QUEUED_AT_ONCE = 100

/** `feature.what-it-does` */
const jobName = key(/^[a-z][a-z-]{0,39}\.[a-z][a-z-]{0,59}$/)
export const jobParams = z.object({ job: jobName })

/** `stopped`: somebody told it to end; `lost`: its process ended before it did. */
export const JOB_OUTCOMES = ['running', 'done', 'failed', 'stopped', 'lost'] as const
export type JobOutcome = (typeof JOB_OUTCOMES)[number]

export const jobRunView = z.object({
  id: z.number(),
  started_at: z.string(),
  milliseconds: z.number().nullable(),
  outcome: z.enum(JOB_OUTCOMES),
  /** 1 for the first. */
  attempt: z.number(),
  /** The first line of what went wrong, without addresses and codes. */
  error: z.string().nullable(),
})
export type JobRunView = z.output<typeof jobRunView>

export const jobView = z.object({
  name: z.string(),
  /** Minute, hour, day, month and weekday in UTC; null where it runs when there is something to do. */
  cron: z.string().nullable(),
  next_run_at: z.string().nullable(),
  last_run: jobRunView.nullable(),
})
export type JobView = z.output<typeof jobView>

export const jobsView = z.object({
  jobs: z.array(jobView),
  /** Whether a process of the site looks after the times of jobs. */
  is_worked: z.boolean(),
})

export const QUEUE_STATES = ['waiting', 'running', 'failed'] as const
export type QueueState = (typeof QUEUE_STATES)[number]

export const queueQuery = z.object({
  state: z.enum(QUEUE_STATES).default('waiting'),
  page: pageNumber.default(1),
  perPage: wholeNumber({ least: 1, most: MOST_QUEUED_AT_ONCE }).default(25),
})
export type QueueQuery = z.output<typeof queueQuery>

/** A job that waits, runs or was given up. What it runs with is shown to nobody: it may name people. */
export const queuedJobView = z.object({
  id: z.string(),
  job: z.string(),
  created_at: z.string(),
  /** Of one that waits: not before this moment. */
  due_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** How often it was tried, and how often it is at most. */
  attempts: z.number(),
  most_attempts: z.number(),
  error: z.string().nullable(),
  /** Whether it runs, and ends when it is told to. */
  can_stop: z.boolean(),
  /** Whether it was told to, and has not ended yet. */
  is_stopping: z.boolean(),
})
export type QueuedJobView = z.output<typeof queuedJobView>

export const queueCounts = z.object({
  waiting: z.number(),
  running: z.number(),
  failed: z.number(),
})

export const queuedJobsForm = z.object({
  ids: z.array(uuid).min(1).max(MOST_QUEUED_AT_ONCE),
})

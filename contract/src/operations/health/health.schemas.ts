import { z } from 'zod'

/** What a site stands on, in the order in which it is shown. */
export const HEALTH_PARTS = [
  'database',
  'replica',
  'disk',
  'uploads',
  'mail',
  'jobs',
  'search',
  'caches',
  'processes',
  'clock',
  'version',
] as const
export type HealthPartName = (typeof HEALTH_PARTS)[number]

/** `off`: it is not set up, which is no fault. `silent`: it did not answer in time. */
export const HEALTH_STATES = ['good', 'warning', 'bad', 'off', 'silent'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

/** Why a part is not good. Each has words that say what to do. */
export const HEALTH_PROBLEMS = [
  'failed',
  'silent',
  'slow',
  'connections-short',
  'long-transaction',
  'archive-failing',
  'replica-off',
  'replica-behind',
  'replica-no-replica',
  'disk-short',
  'disk-full',
  'bucket-failed',
  'mail-off',
  'mail-failing',
  'mail-some-failed',
  'mail-waiting',
  'jobs-unwatched',
  'jobs-waiting',
  'jobs-failed',
  'search-index-broken',
  'search-incomplete',
  'caches-untrusted',
  'processes-missing',
  'clock-off',
  'newer-release',
  'migrations-waiting',
  'database-newer',
] as const
export type HealthProblem = (typeof HEALTH_PROBLEMS)[number]

/** What is known of a part; the unit follows from the name. */
export const HEALTH_FACTS = {
  answered_in: 'milliseconds',
  size: 'bytes',
  connections: 'count',
  most_connections: 'count',
  oldest_transaction: 'seconds',
  behind: 'seconds',
  free: 'bytes',
  total: 'bytes',
  warns_below: 'bytes',
  stored: 'bytes',
  kept_in_bucket: 'yes',
  sent: 'count',
  not_delivered: 'count',
  waiting: 'count',
  last_sent: 'moment',
  waits_since: 'moment',
  running: 'count',
  given_up: 'count',
  without_document: 'count',
  broken_indexes: 'count',
  pages_kept: 'seconds',
  pictures_kept: 'bytes',
  running_processes: 'count',
  set_up_processes: 'count',
  this_process_since: 'moment',
  memory: 'bytes',
  clock_apart: 'milliseconds',
  time_zone: 'text',
  release: 'text',
  release_there: 'text',
  commit: 'text',
  commit_there: 'text',
  node: 'text',
  postgres: 'text',
  applied: 'count',
  to_apply: 'count',
  newest_change: 'text',
  last_applied: 'moment',
} as const
export type HealthFactName = keyof typeof HEALTH_FACTS

/** Of every part at most so many names of changes are listed. */
export const MOST_LISTED_CHANGES = 20

/** What a change does to tables that others use meanwhile; about how large these are. */
const pendingChange = z.object({
  name: z.string(),
  effects: z.array(
    z.object({
      table: z.string(),
      effect: z.enum(['scans', 'changes', 'reads', 'rewrites']),
      size: z.number(),
      rows: z.number(),
    }),
  ),
})
export type PendingChange = z.output<typeof pendingChange>

export const healthPartView = z.object({
  name: z.enum(HEALTH_PARTS),
  state: z.enum(HEALTH_STATES),
  /** Since when it was seen in this state, by the look that the site takes every five minutes; null until that was. */
  since: z.string().nullable(),
  problem: z.enum(HEALTH_PROBLEMS).nullable(),
  facts: z.array(
    z.object({
      name: z.enum(Object.keys(HEALTH_FACTS) as [HealthFactName, ...HealthFactName[]]),
      value: z.union([z.number(), z.string()]),
    }),
  ),
  /** Changes to the database that a start makes, at most {@link MOST_LISTED_CHANGES}. */
  changes: z.array(pendingChange),
  /** What the release that lies here says of itself, where it says anything. */
  notes: z.string().nullable(),
})
export type HealthPartView = z.output<typeof healthPartView>

export const siteHealthView = z.object({
  looked_at: z.string(),
  parts: z.array(healthPartView),
})

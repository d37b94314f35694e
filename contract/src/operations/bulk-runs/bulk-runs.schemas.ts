import { z } from 'zod'
import { json, line, record } from '../../core/input.ts'
import { defineQuota } from '../../core/quota.ts'

/** Of one account, going on at a time. */
export const BULK_RUNS_MAX = 3
export const BULK_RUNS_QUOTA = defineQuota({ name: 'bulk-runs', most: BULK_RUNS_MAX })
/** Of one run: so many names of records that it left alone are shown. */
export const BULK_PROBLEMS_SHOWN = 100

const name = line({ max: 60, missing: 'Please say of which list.' })
const MOST_PARAMETERS = 40
const MOST_INPUT = { depth: 4, values: 1_000 }

/** What is to be done with all records that a list finds, as the call of that list asks for them. */
export const newBulkRun = z.object({
  list: name,
  action: name,
  query: record(line({ max: 60 }), line({ max: 8_000 }), MOST_PARAMETERS).default({}),
  /** What exactly, of an action that is said by more than its name; checked by the action. */
  input: json(MOST_INPUT).optional(),
})
export type NewBulkRun = z.output<typeof newBulkRun>

export const bulkRunsQuery = z.object({ list: name })

/** Records that were left alone: changed or gone since, or refused. */
const bulkProblem = z.object({
  id: z.number(),
  name: z.string().nullable(),
  kind: z.enum(['skipped', 'failed']),
  reason: z.string(),
})

export const bulkRunView = z.object({
  id: z.number(),
  list: z.string(),
  action: z.string(),
  state: z.enum(['running', 'stopping', 'done', 'stopped']),
  total: z.number(),
  done: z.number(),
  /** Changed or gone since they were chosen. */
  skipped: z.number(),
  failed: z.number(),
  /** The first of them. */
  problems: z.array(bulkProblem),
})
export type BulkRunView = z.output<typeof bulkRunView>

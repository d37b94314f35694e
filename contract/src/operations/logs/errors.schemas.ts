import { z } from 'zod'
import { flag, id } from '../../core/input.ts'

export const ERROR_SOURCES = ['server', 'job', 'browser'] as const
export type ErrorSource = (typeof ERROR_SOURCES)[number]
export const ERROR_STATES = ['open', 'returned', 'solved'] as const

export const errorGroupView = z.object({
  id: z.number(),
  source: z.enum(ERROR_SOURCES),
  type: z.string(),
  /** Its last words, without addresses and codes. */
  message: z.string(),
  /** The first line of our own code that its trace names. */
  place: z.string(),
  /** The job, the pattern of the page, or what was being done. */
  origin: z.string(),
  count: z.number(),
  first_at: z.string(),
  last_at: z.string(),
  state: z.enum(ERROR_STATES),
})
export type ErrorGroupView = z.output<typeof errorGroupView>

export const errorDetailsView = errorGroupView.extend({
  trace: z.string(),
  /** How often it happened in each version of the site. */
  versions: z.array(z.object({ version: z.string(), count: z.number() })),
  solved_at: z.string().nullable(),
  returned_at: z.string().nullable(),
})

const ids = z.array(id).min(1).max(100)
export const errorsForm = z.object({ ids })
export const settleErrorsForm = z.object({ ids, is_solved: flag })

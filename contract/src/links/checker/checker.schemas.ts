import { z } from 'zod'
import { url, wholeNumber } from '../../core/input.ts'
import { linkView } from '../links/links.schemas.ts'
import { CHECK_METHOD_NAMES, MOST_CALLS_PER_MINUTE } from './check-methods.ts'

export const hostStatusView = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.string().nullable(),
  domains: z.array(z.string()),
  is_checked: z.boolean(),
  /** Null: the one that is known for its domain, else a plain request. */
  method: z.enum(CHECK_METHOD_NAMES).nullable(),
  /** The one that is used. */
  used_method: z.enum(CHECK_METHOD_NAMES),
  /** Where a method asks that needs to be told. */
  address: z.string().nullable(),
  calls_per_minute: z.number(),
  links_count: z.number(),
  alive_count: z.number(),
  dead_count: z.number(),
  restricted_count: z.number(),
  unknown_count: z.number(),
  /** When they were counted; null: not yet. */
  counted_at: z.string().nullable(),
  /** Links whose time has come, up to a thousand. */
  due_count: z.number(),
  /** Median of the last fifty calls. */
  latency_ms: z.number().nullable(),
  last_check: z.string().nullable(),
  /** Not asked before that, by its own wish or because it did not answer. */
  paused_until: z.string().nullable(),
  /** How often in a row it could not be asked. */
  faults: z.number(),
  last_fault: z.string().nullable(),
  last_fault_at: z.string().nullable(),
})
export type HostStatusView = z.infer<typeof hostStatusView>

export const hostCheckForm = z
  .object({
    is_checked: z.boolean(),
    method: z.enum(CHECK_METHOD_NAMES).nullable(),
    address: z.union([z.literal('').transform(() => null), url(500), z.null()]),
    calls_per_minute: wholeNumber({
      least: 1,
      most: MOST_CALLS_PER_MINUTE,
      message: 'Please enter a number from 1 to 600.',
    }),
  })
  .refine(({ method, address }) => method !== 'xfs' || address !== null, {
    path: ['address'],
    message: 'Please enter the address of the host.',
  })
export type HostCheckForm = z.output<typeof hostCheckForm>

/** What became of "check now": it was looked at, or is the next of its host. */
export const linkCheckView = z.object({ is_done: z.boolean(), lien: linkView })

import { z } from 'zod'
import { id, record, token } from '../../core/input.ts'
import { listQuery } from '../../core/list-query.ts'
import {
  HISTORY_ACTIONS,
  HISTORY_KINDS,
  HISTORY_WAYS,
  type HistoryAction,
  type HistoryKind,
  type HistoryWay,
} from './history-kinds.ts'

const keysOf = <Key extends string>(named: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(named) as [Key, ...Key[]])

const shownValue = z.union([z.string(), z.number(), z.boolean()]).nullable()

export const historyChangeView = z.object({
  field: z.string(),
  /** In the reader's language. */
  label: z.string(),
  shown_as: z.enum(['text', 'number', 'bytes', 'moment', 'flag']),
  before: shownValue,
  after: shownValue,
  /** Only that it changed is known. */
  is_secret: z.boolean(),
  /** Whether the reader may write the value of before again, which is still that of after. */
  can_revert: z.boolean(),
})
export type HistoryChangeView = z.infer<typeof historyChangeView>

export const historyEventView = z.object({
  id: z.number(),
  at: z.string(),
  /** All that one call, or one run of a job, did. */
  group: z.object({ id: z.string(), count: z.number() }),
  /** Null: the site by itself. Without a name: an account that is gone, or hidden from the reader. */
  actor: z.object({ name: z.string().nullable() }).nullable(),
  way: keysOf<HistoryWay>(HISTORY_WAYS),
  kind: keysOf<HistoryKind>(HISTORY_KINDS),
  /** As it was called then. */
  record: z.object({ id: z.string(), name: z.string() }),
  action: keysOf<HistoryAction>(HISTORY_ACTIONS),
  reason: z.string().nullable(),
  /** The event that this one took back. */
  reverts_id: z.number().nullable(),
  /** Whether the record is deleted now, and the reader may bring it back. */
  can_restore: z.boolean(),
  changes: z.array(historyChangeView),
})
export type HistoryEventView = z.infer<typeof historyEventView>

export const historyOfParams = z.object({
  kind: keysOf<HistoryKind>(HISTORY_KINDS),
  /** One record, or several of the kind with commas between: `branding,homepage`. */
  id: token({ max: 600 })
    .transform((ids) => ids.split(','))
    .refine((ids) => ids.length <= 100, 'At most 100 items at once'),
})
export const historyOfQuery = listQuery.pick({ page: true, perPage: true, cursor: true }).extend({
  paginate: z.literal('cursor').default('cursor'),
})

export const revertParams = z.object({ id })
/** Which fields get back what they were before the event. */
export const revertForm = z.object({
  fields: z
    .array(token({ max: 80 }))
    .min(1)
    .max(50),
  /** What has to be typed again with them: an address that a secret is sent to is not given back without the secret. */
  secrets: record(token({ max: 80 }), token({ max: 500 }), 50).default({}),
})

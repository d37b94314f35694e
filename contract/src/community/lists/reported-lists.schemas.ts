import { z } from 'zod'
import { id, line, record, token } from '../../core/input.ts'
import { seenVersions, versionView } from '../../core/version.ts'
import { authorSchema } from '../authors/authors.schemas.ts'
import { LIST_VISIBILITIES } from './lists.schemas.ts'

/** As many as one call acts on. */
const MOST_LISTS = 100
const REASON_MAX_LENGTH = 500

/** `hide`: read by its owner alone from then on, who is told why. `remove`: by nobody. */
export const WITHHOLDINGS = ['hide', 'remove'] as const

/** A list that was reported, for who decides about it. */
export const reportedListView = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  description: z.string().nullable(),
  /** What its owner says of its first titles. */
  notes: z.array(z.string()),
  visibility: z.enum(LIST_VISIBILITIES),
  /** Hidden already, and reported before. */
  is_hidden: z.boolean(),
  /** The one that the site keeps for each member: it is not removed. */
  is_kept: z.boolean(),
  items_count: z.number(),
  /** Path of its page; null where the reader may not open it. */
  url: z.string().nullable(),
  author: authorSchema.nullable(),
  reports_count: z.number(),
  reported_at: z.string(),
  /** The newest of them. */
  reports: z.array(
    z.object({
      id: z.number(),
      /** Empty where nothing was said. */
      reason: z.string(),
      /** Null for visitors, where the account is gone, and where it is hidden from the reader. */
      user: z.object({ username: z.string() }).nullable(),
      created_at: z.string(),
    }),
  ),
})
export type ReportedListView = z.infer<typeof reportedListView>

/** The newest report that was read of each list, by its id: what was said since stays open. */
export const clearListReportsForm = z.object({
  seen: record(token({ max: 15 }).regex(/^\d+$/), id, MOST_LISTS),
})

const reason = line({
  max: REASON_MAX_LENGTH,
  missing: 'Please say why: the owner reads it.',
  tooLong: 'This text is too long.',
})

export const withholdListsForm = seenVersions.extend({ action: z.enum(WITHHOLDINGS), reason })
export type WithholdListsForm = z.output<typeof withholdListsForm>

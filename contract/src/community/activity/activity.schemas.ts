import { z } from 'zod'
import { languageQuery, titleCardSchema } from '../../catalogue/titles/titles.schemas.ts'
import { token } from '../../core/input.ts'
import { authorSchema } from '../authors/authors.schemas.ts'

/** What members do in public. */
export const ACTIVITY_KINDS = ['rated', 'reviewed', 'listed', 'added', 'commented'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export const ACTIVITY_PER_PAGE = 30

/** Where a page ended: microseconds since 1970, and the key of the last act of that moment. */
export const ACTIVITY_MARK = /^\d{1,16}~[a-z]+:\d{1,19}(:\d{1,19})?$/

export const activityQuery = z.object({
  ...languageQuery.shape,
  /** `next` of the page before. */
  before: token({ max: 80 }).regex(ACTIVITY_MARK).optional(),
})
export type ActivityQuery = z.output<typeof activityQuery>

export const activitySchema = z.object({
  /** Unique among all acts. */
  key: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  at: z.string(),
  user: authorSchema,
  /** What it is about; of a list or a comment that is about no title, null. */
  title: titleCardSchema.nullable(),
  /** The list that was made or added to, or where a comment stands: with its address, where it has one. */
  place: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  /** 1 to 10. */
  score: z.number().nullable(),
  /** What was written. */
  body: z.string().nullable(),
})
export type Activity = z.infer<typeof activitySchema>

export const activityAnswer = z.object({
  activity: z.array(activitySchema),
  /** Asks for what was before; null at the end. */
  next: z.string().nullable(),
})

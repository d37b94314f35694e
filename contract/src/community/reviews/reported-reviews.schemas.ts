import { z } from 'zod'
import { id, record, token } from '../../core/input.ts'
import { authorSchema } from '../authors/authors.schemas.ts'

/** As many as one call acts on. */
const MOST_REVIEWS = 100

/** A review that was reported, for who decides about it. */
export const reportedReviewView = z.object({
  id: z.number(),
  score: z.number(),
  /** Null for a rating without words. */
  body: z.string().nullable(),
  created_at: z.string(),
  author: authorSchema.nullable(),
  /** What it is about, and the path of its page. */
  title: z.object({ name: z.string(), url: z.string() }),
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
export type ReportedReviewView = z.infer<typeof reportedReviewView>

/** The newest report that was read of each review, by its id: what was said since stays open. */
export const clearReviewReportsForm = z.object({
  seen: record(token({ max: 15 }).regex(/^\d+$/), id, MOST_REVIEWS),
})

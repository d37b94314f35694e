import { z } from 'zod'
import { id } from '../../core/input.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { authorSchema } from '../authors/authors.schemas.ts'
import { REVIEW_STATES, writtenReviewList } from './written-reviews.list.ts'

/** Of all titles, or of one. */
export const writtenReviewsQuery = listQueryOf(writtenReviewList).extend({
  title_id: id.optional(),
})

/** A rating or a review for those who look after all of them. */
export const writtenReviewView = z.object({
  id: z.number(),
  score: z.number(),
  /** Null for a rating without words. */
  body: z.string().nullable(),
  created_at: z.string(),
  state: z.enum(REVIEW_STATES),
  /** Where staff deleted it. */
  deleted: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  author: authorSchema.nullable(),
  /** What it is about, and the path of its page. */
  title: z.object({ name: z.string(), url: z.string() }),
  /** How many call it helpful. */
  votes: z.number(),
  reports_count: z.number(),
})
export type WrittenReviewView = z.infer<typeof writtenReviewView>

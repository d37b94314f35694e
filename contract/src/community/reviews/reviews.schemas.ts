import { z } from 'zod'
import { listQuery, pageSize, paginated } from '../../core/list-query.ts'
import { authorSchema } from '../authors/authors.schemas.ts'

export const REVIEW_LEAST_SCORE = 1
export const REVIEW_MOST_SCORE = 10
export const REVIEWS_PER_PAGE = 10
/** The columns reviews may be sorted by: each has an index. */
export const REVIEW_ORDERS = ['created_at', 'score', 'upvotes'] as const

export const reviewSchema = z.object({
  id: z.number(),
  model_type: z.literal('review'),
  title_id: z.number(),
  user_id: z.number().nullable(),
  user: authorSchema.nullable(),
  /** 1 to 10. */
  score: z.number(),
  /** Null for a rating without words. */
  body: z.string().nullable(),
  upvotes: z.number(),
  downvotes: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type ReviewView = z.infer<typeof reviewSchema>

/** What all ratings of a title say together. */
export const reviewSummarySchema = z.object({
  average: z.number().nullable(),
  count: z.number(),
  /** How many gave 1, 2 … 10. */
  scores: z.array(z.number()).length(REVIEW_MOST_SCORE),
})
export type ReviewSummary = z.infer<typeof reviewSummarySchema>

export const titleReviewsSchema = paginated(reviewSchema).extend({ summary: reviewSummarySchema })

export const listReviewsQuery = listQuery.extend({
  perPage: pageSize(REVIEWS_PER_PAGE),
  orderBy: z.enum(REVIEW_ORDERS).default('created_at'),
})
export type ListReviewsQuery = z.output<typeof listReviewsQuery>

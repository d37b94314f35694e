import { z } from 'zod'
import { text, wholeNumber } from '../../core/input.ts'
import { listQuery, pageSize, paginated } from '../../core/list-query.ts'
import { authorSchema } from '../authors/authors.schemas.ts'

export const REVIEW_LEAST_SCORE = 1
export const REVIEW_MOST_SCORE = 10
/** Letters of what is written beside a score. */
export const REVIEW_BODY_MAX_LENGTH = 5_000
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
  /** `upvote` where the reader called it helpful. */
  current_vote: z.enum(['upvote', 'downvote']).nullable(),
  created_at: z.string(),
  /** When its author last changed it. */
  updated_at: z.string(),
  can: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    /** Nobody calls their own helpful. */
    vote: z.boolean(),
  }),
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

const score = wholeNumber({
  least: REVIEW_LEAST_SCORE,
  most: REVIEW_MOST_SCORE,
  message: 'Please give a score from 1 to 10.',
})

export const rateTitleForm = z.object({
  score,
  /** Plain text. Where it is left out, what was written before stays; empty, there are no words. */
  body: text({ max: REVIEW_BODY_MAX_LENGTH, tooLong: 'This text is too long.' })
    .nullish()
    .transform((words) => (words === undefined ? undefined : words || null)),
})
export type RateTitleForm = z.output<typeof rateTitleForm>

export const ownReviewAnswer = z.object({ review: reviewSchema.nullable() })
/** The review as it is now, and what all of them say together with it. */
export const ratedTitleAnswer = z.object({ review: reviewSchema, summary: reviewSummarySchema })

import { z } from 'zod'
import { listQuery, MAX_PAGE_SIZE, paginated } from '../../core/list-query.ts'
import { authorSchema } from '../authors/authors.schemas.ts'

/** What can be commented on, in the words of the wire. */
export const COMMENTABLE_TYPES = ['title', 'episode', 'video', 'news', 'list'] as const
export type CommentableType = (typeof COMMENTABLE_TYPES)[number]
export const COMMENTS_PER_PAGE = 25
export const VOTE_TYPES = ['upvote', 'downvote'] as const
export const COMMENT_ORDERS = ['created_at', 'votes'] as const

export const commentSchema = z.object({
  id: z.number(),
  model_type: z.literal('comment'),
  commentable_type: z.enum(COMMENTABLE_TYPES),
  commentable_id: z.number(),
  /** The comment that this one answers. */
  parent_id: z.number().nullable(),
  user_id: z.number().nullable(),
  /** Null for a deleted comment, and for one whose author is gone. */
  user: authorSchema.nullable(),
  /** Empty for a deleted comment, which keeps its place while it has replies. */
  content: z.string(),
  deleted: z.boolean(),
  depth: z.number(),
  /** Percent of the duration of what was playing. */
  position: z.number().nullable(),
  upvotes: z.number(),
  downvotes: z.number(),
  current_vote: z.enum(VOTE_TYPES).nullable(),
  created_at: z.string(),
})
export type CommentView = z.infer<typeof commentSchema>

export const listCommentsQuery = listQuery.extend({
  commentable_type: z.enum(COMMENTABLE_TYPES),
  commentable_id: z.coerce.number().int().positive(),
  perPage: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(COMMENTS_PER_PAGE),
  orderBy: z.enum(COMMENT_ORDERS).default('created_at'),
})
export type ListCommentsQuery = z.output<typeof listCommentsQuery>

/** A page of threads, each with its replies right behind it; `per_page` and `total` count threads. */
export const commentPageSchema = paginated(commentSchema).extend({ comments_count: z.number() })

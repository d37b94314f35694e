import { z } from 'zod'
import { decimal, id, text } from '../../core/input.ts'
import { keyCursor, pageSize, paginated, searchedListQuery } from '../../core/list-query.ts'
import { authorSchema } from '../authors/authors.schemas.ts'
import { reviewSchema } from '../reviews/reviews.schemas.ts'

/** What can be commented on, in the words of the wire. */
export const COMMENTABLE_TYPES = ['title', 'episode', 'video', 'news', 'list', 'request'] as const
export type CommentableType = (typeof COMMENTABLE_TYPES)[number]
export const COMMENTS_PER_PAGE = 25
/** Answers that come with each thread, and on each page of the others. */
export const REPLIES_WITH_THREAD = 10
export const REPLIES_PER_PAGE = 50
export const VOTE_TYPES = ['upvote', 'downvote'] as const
/** An answer to an answer…: deeper than this nobody answers. */
export const MOST_COMMENT_DEPTH = 5
export const COMMENT_LENGTH = { least: 3, most: 5_000 } as const
export const COMMENT_ORDERS = ['created_at', 'votes'] as const

export const commentSchema = z.object({
  id: z.number(),
  model_type: z.literal('comment'),
  commentable_type: z.enum(COMMENTABLE_TYPES),
  commentable_id: z.number(),
  /** The comment that this one answers. */
  parent_id: z.number().nullable(),
  user_id: z.number().nullable(),
  /** Null for a deleted comment too. */
  user: authorSchema.nullable(),
  /** Empty for a deleted comment and, to others than its author, for one that is held; it keeps its place while it has replies. */
  content: z.string(),
  deleted: z.boolean(),
  /** It waits for somebody who looks after comments; until then nobody but its author reads it. */
  held: z.boolean(),
  depth: z.number(),
  /** Percent of the duration of what was playing. */
  position: z.number().nullable(),
  upvotes: z.number(),
  downvotes: z.number(),
  current_vote: z.enum(VOTE_TYPES).nullable(),
  /** Answers in the whole thread; 0 for those that do not begin one. */
  replies_count: z.number(),
  created_at: z.string(),
  /** When its author last changed it. */
  edited_at: z.string().nullable(),
  /** Until when the reader, who wrote it, may still change it. */
  editable_until: z.string().nullable(),
  /** Whether the reader may delete it. */
  is_deletable: z.boolean(),
})
export type CommentView = z.infer<typeof commentSchema>

export const listCommentsQuery = searchedListQuery.extend({
  commentable_type: z.enum(COMMENTABLE_TYPES),
  commentable_id: id,
  perPage: pageSize(COMMENTS_PER_PAGE),
  orderBy: z.enum(COMMENT_ORDERS).default('created_at'),
  cursor: keyCursor.optional(),
})
export type ListCommentsQuery = z.output<typeof listCommentsQuery>

/** A page of threads, each with its first replies right behind it; `per_page` and `total` count threads. */
export const commentPageSchema = paginated(commentSchema).extend({ comments_count: z.number() })

/** The replies of one thread behind those that are there already, in the order in which they were written. */
export const listRepliesQuery = z.object({
  /** Id of the last reply that is there. */
  after: id.optional(),
  perPage: pageSize(REPLIES_PER_PAGE),
})
export type ListRepliesQuery = z.output<typeof listRepliesQuery>

export const repliesSchema = z.object({ replies: z.array(commentSchema), has_more: z.boolean() })

const content = text({
  max: COMMENT_LENGTH.most,
  tooLong: 'This text is too long.',
}).refine((words) => words.length >= COMMENT_LENGTH.least, 'Please write at least 3 characters.')

export const postCommentForm = z.object({
  commentable_type: z.enum(COMMENTABLE_TYPES),
  commentable_id: id,
  content,
  /** The comment that this one answers. */
  inReplyTo: id.nullish().transform((value) => value ?? null),
  /** Percent of the duration of what is playing. */
  position: decimal({ most: 100 })
    .nullish()
    .transform((value) => value ?? null),
})
export type PostCommentForm = z.output<typeof postCommentForm>

export const editCommentForm = z.object({ content })

/** What can be voted for. */
export const VOTABLE_TYPES = ['comment', 'review'] as const

export const voteForm = z
  .object({
    vote_type: z.enum(VOTE_TYPES),
    /** The own vote as it was shown when this was pressed: with it, the same call once more has the same outcome. */
    seen_vote: z.enum(VOTE_TYPES).nullable().optional(),
    model_type: z.enum(VOTABLE_TYPES),
    model_id: id,
  })
  .refine(({ model_type, vote_type }) => model_type === 'comment' || vote_type === 'upvote', {
    path: ['vote_type'],
    error: 'A review is helpful, or it is not.',
  })
export type VoteForm = z.output<typeof voteForm>

export const voteAnswer = z.object({
  model: z.discriminatedUnion('model_type', [commentSchema, reviewSchema]),
})

export const commentAnswer = z.object({ comment: commentSchema })

import { z } from 'zod'
import { publicUserView } from '../../accounts/users/users.schemas.ts'
import { languageQuery, titleCardSchema } from '../../catalogue/titles/titles.schemas.ts'
import { listQuery, pageSize } from '../../core/list-query.ts'
import { authorSchema } from '../authors/authors.schemas.ts'
import { COMMENTABLE_TYPES } from '../comments/comments.schemas.ts'

export const PROFILE_ROWS_PER_PAGE = 24

/** Null where the reader may not see that part: it is as if nobody had counted. */
const count = z.number().nullable()

export const profileView = z.object({
  user: publicUserView,
  /** Links of theirs that visitors can see. */
  contributions_count: z.number(),
  /** Titles that they show first, in their order; four at most. */
  favourites: z.array(titleCardSchema),
  counts: z.object({
    lists: count,
    ratings: count,
    reviews: count,
    comments: count,
    followers: count,
    'followed-users': count,
    /** Nobody counts it: 0 where the reader may see it. */
    activity: count,
  }),
})
export type ProfileView = z.infer<typeof profileView>

export const profileQuery = listQuery.extend({
  ...languageQuery.shape,
  perPage: pageSize(PROFILE_ROWS_PER_PAGE),
})
export type ProfileQuery = z.output<typeof profileQuery>

/** What somebody thinks of a title. */
export const profileReviewSchema = z.object({
  id: z.number(),
  /** 1 to 10. */
  score: z.number(),
  /** Null for a rating without words. */
  body: z.string().nullable(),
  /** How many found it useful. */
  upvotes: z.number(),
  created_at: z.string(),
  title: titleCardSchema,
})
export type ProfileReview = z.infer<typeof profileReviewSchema>

export const profileCommentSchema = z.object({
  id: z.number(),
  content: z.string(),
  created_at: z.string(),
  upvotes: z.number(),
  place: z.object({
    type: z.enum(COMMENTABLE_TYPES),
    name: z.string(),
    /** Null where it has no page of its own. */
    url: z.string().nullable(),
  }),
})
export type ProfileComment = z.infer<typeof profileCommentSchema>

/** Somebody who follows, or is followed, and since when. */
export const profileFollowSchema = authorSchema.extend({ followed_at: z.string() })
export type ProfileFollow = z.infer<typeof profileFollowSchema>

import { z } from 'zod'
import { reportedCommentView } from '../comments/reported-comments.schemas.ts'
import { reportedListView } from '../lists/reported-lists.schemas.ts'
import { reportedReviewView } from '../reviews/reported-reviews.schemas.ts'
import { DESK_KINDS, DESK_ORDERS } from './desk-kinds.ts'

/** What somebody has to decide about, whatever it is. */
export const deskItem = z.discriminatedUnion('kind', [
  reportedCommentView.extend({ kind: z.literal('comment') }),
  reportedReviewView.extend({ kind: z.literal('review') }),
  reportedListView.extend({ kind: z.literal('list') }),
])
export type DeskItem = z.infer<typeof deskItem>

export const deskQuery = z.object({
  /** Of one kind alone. */
  kind: z.enum(DESK_KINDS).optional(),
  order: z.enum(DESK_ORDERS).default('reports'),
})
export type DeskQuery = z.output<typeof deskQuery>

export const deskAnswer = z.object({
  /** The first, of those that the caller may decide about. */
  items: z.array(deskItem),
  /** How many wait of each kind; null where the caller decides about none. */
  counts: z.record(z.enum(DESK_KINDS), z.number().nullable()),
})

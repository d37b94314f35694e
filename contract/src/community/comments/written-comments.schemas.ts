import { z } from 'zod'
import { id } from '../../core/input.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { authorSchema } from '../authors/authors.schemas.ts'
import { toldReason } from '../staff-answers/reasons.schemas.ts'
import { COMMENTABLE_TYPES } from './comments.schemas.ts'
import { HELD_FOR } from './reported-comments.schemas.ts'
import { WRITTEN_STATES, writtenCommentList } from './written-comments.list.ts'

/** Of all titles, or of one with its episodes and videos. */
export const writtenCommentsQuery = listQueryOf(writtenCommentList).extend({
  title_id: id.optional(),
})

/** A comment for those who look after all of them. */
export const writtenCommentView = z.object({
  id: z.number(),
  content: z.string(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  state: z.enum(WRITTEN_STATES),
  held_for: z.enum(HELD_FOR).nullable(),
  /** Where staff deleted it. */
  deleted: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  author: authorSchema.nullable(),
  place: z.object({
    type: z.enum(COMMENTABLE_TYPES),
    /** Null where the reader may not see what the comment is about. */
    name: z.string().nullable(),
    /** Path of the page that shows it; null where none does. */
    url: z.string().nullable(),
  }),
  /** For it less those against it. */
  votes: z.number(),
  reports_count: z.number(),
})
export type WrittenCommentView = z.infer<typeof writtenCommentView>

/** What its author is told; nothing where there is no reason. */
export const deleteWrittenForm = toldReason
export type DeleteWrittenForm = z.output<typeof deleteWrittenForm>

import { z } from 'zod'
import { id, record, token, wholeNumber } from '../../core/input.ts'
import { authorSchema } from '../authors/authors.schemas.ts'
import { COMMENTABLE_TYPES } from './comments.schemas.ts'

/** What became of so many comments of an author is told: nobody's record costs more than another's. */
export const RECORD_OF_NEWEST_COMMENTS = 200
/** As many as one call acts on. */
const MOST_COMMENTS = 100

/** What somebody said is wrong with a comment. */
const commentReportView = z.object({
  id: z.number(),
  /** Empty where nothing was said. */
  reason: z.string(),
  /** Null for visitors, where the account is gone, and where it is hidden from the reader. */
  user: z.object({ username: z.string() }).nullable(),
  created_at: z.string(),
})

/** Why a comment is held: the first links of an account, or words that are watched. */
export const HELD_FOR = ['link', 'words'] as const
export type HeldFor = (typeof HELD_FOR)[number]

/** A comment that is held or was reported, for who decides about it. */
export const reportedCommentView = z.object({
  id: z.number(),
  content: z.string(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  /** How often its words were changed. */
  edits: z.number(),
  /** Null where it stands, and was reported. */
  held_for: z.enum(HELD_FOR).nullable(),
  author: authorSchema.nullable(),
  /** What became of the author's newest {@link RECORD_OF_NEWEST_COMMENTS} that the reader might see; null without any. */
  author_record: z
    .object({
      comments: z.number(),
      /** By others than the author. */
      deleted: z.number(),
      /** Of which something is open, this one among them. */
      reported: z.number(),
    })
    .nullable(),
  place: z.object({
    type: z.enum(COMMENTABLE_TYPES),
    /** Null where the reader may not see what the comment is about. */
    name: z.string().nullable(),
    /** Path of the page that shows it; null where none does. */
    url: z.string().nullable(),
  }),
  reports_count: z.number(),
  /** When it was last held or reported. */
  reported_at: z.string(),
  /** The newest of them. */
  reports: z.array(commentReportView),
})
export type ReportedCommentView = z.infer<typeof reportedCommentView>

/** The newest report that was read of each comment, by its id: what was said since stays open. */
export const clearCommentReportsForm = z.object({
  seen: record(token({ max: 15 }).regex(/^\d+$/), id, MOST_COMMENTS),
})

/** What was read of each comment, by its id: words that were changed since are read again first. */
export const approveCommentsForm = z.object({
  /** How often its words had been changed. */
  edits: record(token({ max: 15 }).regex(/^\d+$/), wholeNumber({ most: 1_000_000 }), MOST_COMMENTS),
  /** Its newest report; none where it was only held. */
  seen: record(token({ max: 15 }).regex(/^\d+$/), id, MOST_COMMENTS),
})

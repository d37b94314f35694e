import { z } from 'zod'
import { moment, text } from '../../core/input.ts'
import { seenVersions } from '../../core/version.ts'
import { POSTPONE_NOTE_MAX_LENGTH } from './postponements.constants.ts'

/** Puts off deciding about contributions that wait: until then they are in no queue. */
export const postponeForm = seenVersions.extend({
  until: moment('Please choose a day.'),
  /** For staff alone. */
  note: text({ max: POSTPONE_NOTE_MAX_LENGTH }).optional(),
  /** Somebody else is looking at it, which the moderator knows. */
  take_over: z.boolean().default(false),
})
export type PostponeForm = z.input<typeof postponeForm>

/** `postponements`: by which numbers they are put back. */
export const postponedAnswer = z.object({
  postponed: z.number(),
  postponements: z.array(z.number()),
})

/** A contribution that waits, but not yet for a decision. */
export const postponementView = z.object({
  id: z.number(),
  kind: z.enum(['link', 'nzb', 'torrent']),
  item_id: z.number(),
  title: z.object({ id: z.number(), name: z.string(), year: z.number().nullable() }),
  /** Its first address, or what it is called. */
  name: z.string(),
  /** Username of the uploader; null where the account is hidden from the reader. */
  author: z.string().nullable(),
  until: z.string(),
  note: z.string().nullable(),
  postponed_by: z.string().nullable(),
  created_at: z.string(),
})
export type PostponementView = z.infer<typeof postponementView>

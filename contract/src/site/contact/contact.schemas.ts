import { z } from 'zod'
import { emailSchema } from '../../accounts/auth/auth.schemas.ts'
import { HUMAN_CHECK_TOKEN_MAX_LENGTH } from '../../accounts/human-check/human-check.schemas.ts'
import { flag, line, text, token } from '../../core/input.ts'
import { seenVersions, versionView } from '../../core/version.ts'

const MESSAGE_MAX_LENGTH = 5_000

/** What a visitor writes to those who run the site. */
export const contactForm = z.object({
  name: line({ max: 120, missing: 'Please enter your name.' }),
  email: emailSchema,
  message: text({
    max: MESSAGE_MAX_LENGTH,
    missing: 'Please write your message.',
    tooLong: 'A message has 5,000 characters at most.',
  }),
  /** Of the human check, where there is one. */
  token: token({ max: HUMAN_CHECK_TOKEN_MAX_LENGTH }).optional(),
})
export type ContactForm = z.output<typeof contactForm>

const somebody = z.object({ id: z.number(), username: z.string() }).nullable()

/** A message as staff read it. */
export const contactMessageView = z.object({
  id: z.number(),
  version: versionView,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Null where the writer was not logged in. */
  user: somebody,
  created_at: z.string(),
  /** Since when nothing is left to do about it; null while it waits. */
  answered_at: z.string().nullable(),
  answered_by: somebody,
})
export type ContactMessageView = z.infer<typeof contactMessageView>

export const settleContactForm = seenVersions.extend({
  /** Nothing is left to do about them, or something is again. */
  is_answered: flag,
})

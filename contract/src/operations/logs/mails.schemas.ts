import { z } from 'zod'
import { id } from '../../core/input.ts'

/** `kept`: no mail server is set up. */
export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'kept'] as const

export const mailView = z.object({
  id: z.number(),
  /** Masked for those who may not know addresses of members. */
  to: z.string(),
  subject: z.string(),
  /** The English line of its heading; null for mails of an earlier version. */
  kind: z.string().nullable(),
  status: z.enum(MAIL_STATUSES),
  attempts: z.number(),
  /** What the mail server said last, without addresses. */
  error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** Whether its words are still known, and what it opens still opens. */
  can_resend: z.boolean(),
  /** Whether the caller may read what it said. */
  can_read: z.boolean(),
})
export type MailView = z.output<typeof mailView>

export const mailsForm = z.object({ ids: z.array(id).min(1).max(100) })

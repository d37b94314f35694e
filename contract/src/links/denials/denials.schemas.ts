import { z } from 'zod'
import { text } from '../../core/input.ts'
import { DENY_REASON_REQUIRED, REASON_MAX_LENGTH } from '../links/links.constants.ts'

/** A contribution that was denied. */
export const denialView = z.object({
  id: z.number(),
  kind: z.enum(['link', 'nzb', 'torrent']),
  /** Its number before, which it has again when it is restored. */
  item_id: z.number(),
  title: z.object({ id: z.number(), name: z.string(), year: z.number().nullable() }),
  /** Its first address, or what it is called. */
  name: z.string(),
  /** Username of the uploader; null where the account is hidden from the reader. */
  author: z.string().nullable(),
  raison: z.string(),
  denied_by: z.string().nullable(),
  created_at: z.string(),
  can: z.object({ restore: z.boolean() }),
})
export type DenialView = z.infer<typeof denialView>

export const restoreDenialsForm = z
  .object({
    /** Left out by who undoes within seconds what they denied. The uploader is told. */
    raison: text({ max: REASON_MAX_LENGTH }).optional(),
  })
  .refine(({ raison }) => raison !== '', { path: ['raison'], message: DENY_REASON_REQUIRED })

/** Reasons to deny contributions of a kind, in the language of who asks. */
export const denialReasonsView = z.object({
  reasons: z.array(z.string()),
  /** Whether the reader may change them, where the settings are. */
  can: z.object({ update: z.boolean() }),
})
export const denialReasonsQuery = z.object({ kind: z.enum(['link', 'nzb', 'torrent']) })

import { z } from 'zod'
import { id } from '../../core/input.ts'

/** A claim that is not renewed ends by itself. */
export const CLAIM_MS = 3 * 60_000
/** Well before its end. */
export const CLAIM_RENEWED_EVERY_MS = 60_000
/** As many as one decision is about. */
const MOST_CLAIMED = 100

const kind = z.enum(['link', 'nzb', 'torrent'])

/** Who looks at a contribution that waits. */
export const claimView = z.object({
  item_id: z.number(),
  user: z.object({ id: z.number(), name: z.string() }),
  since: z.string(),
})
export type ClaimView = z.infer<typeof claimView>

export const claimsView = z.object({ claims: z.array(claimView) })
export const listClaimsQuery = z.object({ kind })
const ids = z.array(id).min(1).max(MOST_CLAIMED)
export const claimForm = z.object({ kind, ids })
/** Of takedown notices, which other moderators decide about. */
export const claimNoticesForm = z.object({ ids })

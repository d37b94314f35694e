import { z } from 'zod'

/** What can be withdrawn for a takedown notice. */
export const WITHDRAWABLE = ['title', 'link', 'nzb', 'torrent'] as const
export type Withdrawable = (typeof WITHDRAWABLE)[number]

/** What everybody is told where something was withdrawn: part of the body of a 410, and shown by the page of its address. */
export const withdrawnView = z.object({
  kind: z.enum(WITHDRAWABLE),
  id: z.number(),
  /** The title, or the one that a contribution was on. */
  title: z.object({ name: z.string(), year: z.number().nullable() }),
  reason: z.string(),
  withdrawn_at: z.string(),
})
export type WithdrawnView = z.infer<typeof withdrawnView>

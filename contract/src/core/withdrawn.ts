import { z } from 'zod'

/** What can be withdrawn for a takedown notice. */
export const WITHDRAWABLE = ['title', 'link', 'nzb', 'torrent'] as const
export type Withdrawable = (typeof WITHDRAWABLE)[number]

const PATHS: Readonly<Record<Withdrawable, string>> = {
  title: '/titles/',
  link: '/download/',
  nzb: '/download/nzb/',
  torrent: '/download/torrent/',
}

/** The page of one: what a notice names it by, and what answers 410 once it is withdrawn. */
export const pathOf = (kind: Withdrawable, id: number): string => PATHS[kind] + id

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

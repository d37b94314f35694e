import { z } from 'zod'

/** So long a role is looked through, unless somebody stops before. */
export const VIEW_AS_MINUTES = 60

export const viewedAsView = z.object({
  role_id: z.number(),
  name: z.string(),
  /** Until the site shows itself as usual again. */
  seconds_left: z.number(),
  /** The role allows more than the account that looks: that stays closed. */
  is_partial: z.boolean(),
})
export type ViewedAsView = z.infer<typeof viewedAsView>

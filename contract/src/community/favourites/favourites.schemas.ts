import { z } from 'zod'
import { id } from '../../core/input.ts'

export const MOST_FAVOURITES = 4

export const favouritesInput = z.object({
  /** In their order; none takes them all away. Each once: a second of the same is left out. */
  title_ids: z
    .array(id)
    .max(MOST_FAVOURITES)
    .transform((ids) => [...new Set(ids)]),
})

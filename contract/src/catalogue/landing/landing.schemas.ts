import { z } from 'zod'
import { landingSettings } from './landing.settings.ts'
import { titleCardSchema, titleTypeSchema } from '../titles/titles.schemas.ts'

/** How many titles of a kind there are. */
export const kindCountSchema = z.object({
  type: titleTypeSchema,
  count: z.number(),
  is_estimate: z.boolean(),
})
export type KindCount = z.infer<typeof kindCountSchema>

/** A title of the wall behind the headline. */
export const wallTitleSchema = titleCardSchema.pick({
  id: true,
  name: true,
  year: true,
  type: true,
  poster: true,
})
export type WallTitle = z.infer<typeof wallTitleSchema>

export const landingSchema = z.object({
  /** As administrators wrote it, section by section. */
  settings: landingSettings,
  /** Kinds that have titles, in the order of the menu. */
  counts: z.array(kindCountSchema),
  wall: z.array(wallTitleSchema),
  recent: z.array(titleCardSchema),
  popular: z.array(titleCardSchema),
})
export type Landing = z.infer<typeof landingSchema>

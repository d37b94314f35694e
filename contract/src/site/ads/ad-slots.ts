import { z } from 'zod'

/** Places for advertisements, by the names that the specification gives them. */
export const AD_SLOTS = [
  'general_top',
  'general_bottom',
  'title_top',
  'person_top',
  'watch_top',
] as const
export type AdSlotName = (typeof AD_SLOTS)[number]

/** No advertisement is higher. Pixels. */
export const AD_MAX_HEIGHT_PX = 600

/** What pages know of the places that are filled: enough to keep the room, and to fetch what stands there. */
export const filledAdSlot = z.object({
  name: z.enum(AD_SLOTS),
  /** Of what stands there now: a new one has another address. */
  version: z.string(),
  heightPx: z.number(),
})
export type FilledAdSlot = z.infer<typeof filledAdSlot>

/** Path of the document that stands in a place, without the base path. */
export const adPath = ({ name, version }: Pick<FilledAdSlot, 'name' | 'version'>): string =>
  `/ads/${name}/${version}`

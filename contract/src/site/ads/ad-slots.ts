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

/** Phones are what is narrower than a tablet. */
export const AD_DEVICES = ['all', 'phones', 'desks'] as const

/** When a place is filled, and for whom. */
const adTerms = {
  /** Moments; null before or after which nothing ends. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  device: z.enum(AD_DEVICES),
  /** Whoever has one of them; all, where none is named. */
  roles: z.array(z.number()),
}
export type AdTerms = z.infer<z.ZodObject<typeof adTerms>>

/** What pages know of the places that are filled: enough to keep the room, and to fetch what stands there. */
export const filledAdSlot = z.object({
  name: z.enum(AD_SLOTS),
  /** Of what stands there now: a new one has another address. */
  version: z.string(),
  heightPx: z.number(),
  ...adTerms,
})
export type FilledAdSlot = z.infer<typeof filledAdSlot>

/** Path of the document that stands in a place, without the base path. */
export const adPath = ({ name, version }: Pick<FilledAdSlot, 'name' | 'version'>): string =>
  `/ads/${name}/${version}`

/** Whether a place is filled at a moment for who has these roles; on which devices is left to the page. */
export function isAdFor(
  { from, until, roles }: Pick<AdTerms, 'from' | 'until' | 'roles'>,
  { at, own }: { readonly at: number; readonly own: readonly number[] },
): boolean {
  if (from !== null && at < Date.parse(from)) return false
  if (until !== null && at >= Date.parse(until)) return false
  return roles.length === 0 || roles.some((id) => own.includes(id))
}

/** Where a form sends code to see what it looks like. */
export const AD_PREVIEW_PATH = '/ads/preview'

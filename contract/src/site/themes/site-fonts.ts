import { z } from 'zod'

/** Pages name all of them. */
export const MOST_FONTS = 24
export const MOST_FAMILY_LETTERS = 50

/** Letters, digits, spaces and hyphens: nothing that would end a name between quotes. */
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u
/** Of the site itself, below its base path: pages fetch fonts from nowhere else. */
const SOURCE = /^\/files\/[1-9]\d{0,14}\/file\.woff2?$/

const weight = z.number().int().min(1).max(1_000)
/** Percent of the size of the letters. */
const share = (least: number) => z.number().min(least).max(400)

/** One file of a font that was sent to the site, and what its letters measure. Files of one family belong together. */
export const siteFont = z.object({
  family: z.string().max(MOST_FAMILY_LETTERS).regex(FAMILY),
  src: z.string().max(60).regex(SOURCE),
  is_italic: z.boolean(),
  /** Lightest and boldest that it draws: the same twice where it has but one. */
  weight_from: weight,
  weight_to: weight,
  ascent: share(0),
  descent: share(0),
  line_gap: share(0),
  /** How wide its texts are, in percent of those of Arial, which stands in until it has come. */
  width: share(20),
})
export type SiteFont = z.infer<typeof siteFont>

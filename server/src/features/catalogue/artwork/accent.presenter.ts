import type { WorkAccent } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { chromaOf, readableColour } from '@mediatheque/contract/core/colours.ts'
import { faceOf } from './face-of.ts'

/** The surfaces of the shipped themes on which an accent stands out least. */
const LEAST_FAVOURABLE = { dark: '#1d252f', light: '#f1ebdf' } as const
/** Above the 4.5 of WCAG, so that it is still met on a ground that is tinted by the accent itself. */
const LEAST_CONTRAST = 5.6
const STEPS = 24

/** The colour of a work's pages, out of the palette that it is drawn in: one for dark themes and one for light ones. */
export function accentOf(work: { readonly id: number; readonly type: string }): WorkAccent {
  const { tone } = faceOf(work)
  // What is left of a colour once it can be read decides: pale ones turn to mud on their way to black.
  const strongest = (ground: string, towards: 0 | 255) =>
    [tone.light, tone.shape, tone.ground, tone.back]
      .map((colour) =>
        readableColour(colour, ground, { towards, least: LEAST_CONTRAST, steps: STEPS }),
      )
      .toSorted((a, b) => chromaOf(b) - chromaOf(a))[0]!
  return {
    dark: strongest(LEAST_FAVOURABLE.dark, 255),
    light: strongest(LEAST_FAVOURABLE.light, 0),
  }
}

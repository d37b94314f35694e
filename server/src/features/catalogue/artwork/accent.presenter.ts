import type { WorkAccent } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { faceOf } from './face-of.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** The surfaces of the shipped themes on which an accent stands out least. */
const LEAST_FAVOURABLE = { dark: '#1d252f', light: '#f1ebdf' } as const
/** Above the 4.5 of WCAG, so that it is still met on a ground that is tinted by the accent itself. */
const LEAST_CONTRAST = 5.6
const STEPS = 24

const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb
const hexOf = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminanceOf(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** As WCAG 2 counts it: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(rgbOf(one)), luminanceOf(rgbOf(other))].toSorted(
    (a, b) => a - b,
  ) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** How far a colour is from grey. */
const chromaOf = (colour: string) => {
  const parts = rgbOf(colour)
  return Math.max(...parts) - Math.min(...parts)
}

/** The colour itself where it can be read, else the nearest on its way to white or black that can. */
function readable(colour: string, ground: string, towards: 0 | 255): string {
  for (let step = 0; step <= STEPS; step++) {
    const mixed = hexOf(
      rgbOf(colour).map((part) => part + ((towards - part) * step) / STEPS) as unknown as Rgb,
    )
    if (contrastOf(mixed, ground) >= LEAST_CONTRAST) return mixed
  }
  return towards === 0 ? '#000000' : '#ffffff'
}

/** The colour of a work's pages, out of the palette that it is drawn in: one for dark themes and one for light ones. */
export function accentOf(work: { readonly id: number; readonly type: string }): WorkAccent {
  const { tone } = faceOf(work)
  // What is left of a colour once it can be read decides: pale ones turn to mud on their way to black.
  const strongest = (ground: string, towards: 0 | 255) =>
    [tone.light, tone.shape, tone.ground, tone.back]
      .map((colour) => readable(colour, ground, towards))
      .toSorted((a, b) => chromaOf(b) - chromaOf(a))[0]!
  return {
    dark: strongest(LEAST_FAVOURABLE.dark, 255),
    light: strongest(LEAST_FAVOURABLE.light, 0),
  }
}

import { contrastOf, isHexColour, readableColour } from '@mediatheque/contract/core/colours.ts'
import { type ColourName, READ_ON, SHIPPED_COLOURS } from './theme-variables.ts'
import type { SiteTheme } from './theme-list.ts'

/** WCAG 2, for texts of any size. */
export const LEAST_CONTRAST = 4.5
const STEPS = 60

export interface PoorContrast {
  readonly colour: ColourName
  readonly on: ColourName
  /** 1 to 21. */
  readonly contrast: number
  /** The nearest colour that can be read on all that it stands on, where there is one. */
  readonly repaired: string | undefined
}

/** The colour that a theme has for something: its own, or that of the shipped theme of its brightness. */
export const colourOf = ({ values, is_dark }: SiteTheme, name: ColourName): string =>
  values[name] ?? SHIPPED_COLOURS[is_dark ? 'dark' : 'light'][name]

/** What in a theme can hardly be read, the worst ground of each colour; of colours that are no plain ones nothing is said. */
export function findPoorContrast(theme: SiteTheme): PoorContrast[] {
  return READ_ON.flatMap(([colour, grounds]) => {
    const text = colourOf(theme, colour)
    const plain = grounds.filter((on) => isHexColour(colourOf(theme, on)))
    if (!isHexColour(text) || plain.length === 0) return []
    const [worst] = plain
      .map((on) => ({ on, contrast: contrastOf(text, colourOf(theme, on)) }))
      .toSorted((a, b) => a.contrast - b.contrast)
    if (!worst || worst.contrast >= LEAST_CONTRAST) return []
    const repaired = repair(
      text,
      plain.map((on) => colourOf(theme, on)),
    )
    return [{ colour, ...worst, repaired }]
  })
}

/** On its way to black or to white, whichever is nearer, until it can be read on each of them. */
function repair(colour: string, grounds: readonly string[]): string | undefined {
  const candidates = ([0, 255] as const).map((towards) =>
    grounds.reduce(
      (mixed, ground) =>
        readableColour(mixed, ground, { towards, least: LEAST_CONTRAST, steps: STEPS }),
      colour,
    ),
  )
  return candidates
    .filter((mixed) => grounds.every((ground) => contrastOf(mixed, ground) >= LEAST_CONTRAST))
    .toSorted((a, b) => contrastOf(a, colour) - contrastOf(b, colour))[0]
}

type Rgb = readonly [red: number, green: number, blue: number]

/** As it is written in all that is compared here: `#1a2b3c`. */
export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

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
export const chromaOf = (colour: string): number => {
  const parts = rgbOf(colour)
  return Math.max(...parts) - Math.min(...parts)
}

interface Readable {
  readonly towards: 0 | 255
  readonly least: number
  /** On how many steps the way to black or white is looked at. */
  readonly steps: number
}

/** The colour itself where it can be read on the ground, else the nearest on its way to white or black that can. */
export function readableColour(
  colour: string,
  ground: string,
  { towards, least, steps }: Readable,
): string {
  for (let step = 0; step <= steps; step++) {
    const mixed = hexOf(
      rgbOf(colour).map((part) => part + ((towards - part) * step) / steps) as unknown as Rgb,
    )
    if (contrastOf(mixed, ground) >= least) return mixed
  }
  return towards === 0 ? '#000000' : '#ffffff'
}

import type { Duotone } from './duotones.data.ts'

/** A source of numbers from 0 to 1 that is the same for the same title. */
export type Chance = () => number

/** The picture's field; what leaves it is cut off. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly tone: Duotone
  readonly chance: Chance
}

export type Composition = (canvas: Canvas) => string

const round = Math.round
export const between = (chance: Chance, low: number, high: number) => low + chance() * (high - low)
export const isHeads = (chance: Chance) => chance() < 0.5
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`

/** Rings around a point near a corner, like a sun that rises over the title. */
export const arcs: Composition = ({ width, height, tone, chance }) => {
  const x = width * (isHeads(chance) ? between(chance, 0, 0.2) : between(chance, 0.8, 1))
  const y = height * between(chance, 0.7, 1)
  const step = Math.hypot(width, height) / round(between(chance, 8, 11))
  const rings = Array.from(
    { length: 6 },
    (_, index) =>
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(step * (index * 1.5 + 2))}"/>`,
  ).join('')
  return `<g fill="none" stroke="${tone.shape}" stroke-width="${round(step * 0.75)}">${rings}</g>${circle(x, y, step * 1.2, tone.light)}`
}

/** Rays from a projector, in all directions. */
export const beams: Composition = ({ width, height, tone, chance }) => {
  const x = width * between(chance, 0.15, 0.85)
  const y = height * (isHeads(chance) ? between(chance, 0.05, 0.3) : between(chance, 0.75, 1))
  const count = round(between(chance, 9, 14))
  const far = width + height
  const turn = chance()
  const point = (part: number) =>
    `${round(x + Math.cos((part * 2 * Math.PI) / count) * far)} ${round(y + Math.sin((part * 2 * Math.PI) / count) * far)}`
  const rays = Array.from(
    { length: count },
    (_, index) => `M${round(x)} ${round(y)}L${point(index + turn)}L${point(index + turn + 0.5)}z`,
  )
  const size = Math.min(width, height) * between(chance, 0.16, 0.24)
  return `<path d="${rays.join('')}" fill="${tone.shape}"/>${circle(x, y, size, tone.back)}${circle(x, y, size * 0.8, tone.light)}`
}

/** Quarter circles in a grid, as in a floor of tiles. */
export const tiles: Composition = ({ width, height, tone, chance }) => {
  // In a wide picture as many as are across a poster are one above the other, or two would fill it.
  const size = (width > height * 1.5 ? height : width) / round(between(chance, 3, 5))
  const paths: Record<'shape' | 'light', string> = { shape: '', light: '' }
  for (let y = 0; y < height; y += size) {
    for (let x = 0; x < width - 1; x += size) {
      const luck = chance()
      const [left, top, s] = [round(x), round(y), round(size)]
      const drawn = [
        `M${left} ${top}h${s}a${s} ${s} 0 0 1-${s} ${s}z`,
        `M${left + s} ${top}v${s}a${s} ${s} 0 0 1-${s}-${s}z`,
        `M${left + s} ${top + s}h-${s}a${s} ${s} 0 0 1 ${s}-${s}z`,
        `M${left} ${top + s}v-${s}a${s} ${s} 0 0 1 ${s} ${s}z`,
      ][Math.floor(chance() * 4)]!
      if (luck > 0.12) paths[luck > 0.78 ? 'light' : 'shape'] += drawn
    }
  }
  return `<path d="${paths.shape}" fill="${tone.shape}"/><path d="${paths.light}" fill="${tone.light}"/>`
}

/** Swell upon swell under a sun. */
export const waves: Composition = ({ width, height, tone, chance }) => {
  const sun = circle(
    width * between(chance, 0.25, 0.75),
    height * between(chance, 0.28, 0.38),
    Math.min(width, height) * between(chance, 0.17, 0.26),
    tone.light,
  )
  const span = width / round(between(chance, 1, 2.4))
  const layers = Array.from({ length: 4 }, (_, index) => {
    const y = round(height * (0.44 + index * 0.15))
    const lift = round(height * 0.09) * (index % 2 ? 1 : -1)
    const start = -round(chance() * span)
    const swells = Math.ceil((width - start) / (span / 2))
    return `<path d="M${start} ${y}q${round(span / 4)} ${lift} ${round(span / 2)} 0${`t${round(span / 2)} 0`.repeat(swells)}V${height}H${start}z" fill="${index % 2 ? tone.back : tone.shape}"/>`
  })
  return sun + layers.join('')
}

/** Sheets laid over each other, seen from above. */
export const stacks: Composition = ({ width, height, tone, chance }) => {
  const spacing = between(chance, 0.3, 0.42)
  const half = Math.min(width * 0.4, (height * 0.84) / (1 + 4 * spacing))
  const step = half * spacing
  const top = (height - half - step * 4) / 2
  const sheets = Array.from({ length: 5 }, (_, index) => {
    const y = round(top + (4 - index) * step + half)
    const [across, down] = [round(half), round(half * 0.5)]
    return `<path d="M${round(width / 2)} ${y}l${across}-${down}l-${across}-${down}l-${across} ${down}z" fill="${index % 2 ? tone.shape : tone.light}"/>`
  })
  return `<g stroke="${tone.back}" stroke-width="5">${sheets.join('')}</g>`
}

/** One figure, one light. */
export const spotlight: Composition = ({ width, height, tone, chance }) => {
  const x = round(width * between(chance, 0.35, 0.65))
  const floor = round(height * 0.8)
  const spread = round(Math.min(width * 0.36, height * 0.42))
  const lamp = round(x + (isHeads(chance) ? -1 : 1) * width * between(chance, 0.1, 0.3))
  const tall = height * 0.3
  return [
    `<path d="M${lamp} -20L${x - spread} ${floor}h${spread * 2}z" fill="${tone.shape}"/>`,
    `<ellipse cx="${x}" cy="${floor}" rx="${spread}" ry="${round(spread * 0.26)}" fill="${tone.light}"/>`,
    `<g fill="${tone.back}"><circle cx="${x}" cy="${round(floor - tall)}" r="${round(tall * 0.17)}"/><path d="M${x - round(tall * 0.22)} ${floor + 4}q${round(tall * 0.02)}-${round(tall * 0.8)} ${round(tall * 0.22)}-${round(tall * 0.8)}t${round(tall * 0.22)} ${round(tall * 0.8)}z"/></g>`,
  ].join('')
}

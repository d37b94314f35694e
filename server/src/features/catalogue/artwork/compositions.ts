import type { Duotone } from './duotones.data.ts'

/** A source of numbers from 0 to 1 that is the same for the same title. */
export type Chance = () => number

export interface Canvas {
  readonly width: number
  readonly height: number
  readonly tone: Duotone
  readonly chance: Chance
}

const round = Math.round
const between = (chance: Chance, low: number, high: number) => low + chance() * (high - low)

/** Rings around a point near a corner, like a sun over the title. */
function arcs({ width, height, tone, chance }: Canvas): string {
  const x = round(chance() < 0.5 ? between(chance, 0, 0.25) * width : between(chance, 0.75, 1) * width)
  const y = round(between(chance, 0.12, 0.3) * height)
  const step = round(between(chance, 26, 40))
  const rings = Array.from({ length: 5 }, (_, index) => `<circle cx="${x}" cy="${y}" r="${step * (index + 2)}"/>`).join('')
  return `<g fill="none" stroke="${tone.shape}" stroke-width="${round(step * 0.42)}">${rings}</g><circle cx="${x}" cy="${y}" r="${step}" fill="${tone.light}"/>`
}

/** Light falling from a projector. */
function beams({ width, height, tone, chance }: Canvas): string {
  const isLeft = chance() < 0.5
  const x = isLeft ? -20 : width + 20
  const y = round(between(chance, 0.05, 0.3) * height)
  const far = isLeft ? width * 1.3 : -width * 0.3
  const rays = Array.from({ length: 4 }, (_, index) => {
    const start = round(height * (0.02 + index * 0.2 + chance() * 0.06))
    return `<path d="M${x} ${y}L${round(far)} ${start}v${round(height * 0.1)}z" fill="${index === 1 ? tone.light : tone.shape}"/>`
  })
  return `${rays.join('')}<circle cx="${isLeft ? 0 : width}" cy="${y}" r="34" fill="${tone.light}"/>`
}

/** A wall of windows, some of them lit. */
function grid({ width, height, tone, chance }: Canvas): string {
  const columns = 4 + round(chance() * 2)
  const cell = width / columns
  const gap = 7
  const cells: string[] = []
  for (let row = 0; row * cell < height * 0.62; row++) {
    for (let column = 0; column < columns; column++) {
      const luck = chance()
      if (luck < 0.3) continue
      cells.push(`<path d="M${round(column * cell + gap / 2)} ${round(row * cell + gap / 2)}h${round(cell - gap)}v${round(cell - gap)}h-${round(cell - gap)}z"${luck > 0.87 ? ` fill="${tone.light}"` : ''}/>`)
    }
  }
  return `<g fill="${tone.shape}">${cells.join('')}</g>`
}

/** Swell upon swell. */
function waves({ width, height, tone, chance }: Canvas): string {
  const sunX = round(between(chance, 0.25, 0.75) * width)
  const sun = `<circle cx="${sunX}" cy="${round(height * 0.24)}" r="${round(between(chance, 38, 58))}" fill="${tone.light}"/>`
  const layers = Array.from({ length: 4 }, (_, index) => {
    const y = round(height * (0.3 + index * 0.12))
    const lift = round(between(chance, 14, 40)) * (index % 2 ? 1 : -1)
    return `<path d="M0 ${y}q${width / 4} ${lift} ${width / 2} 0t${width / 2} 0V${height}H0z" fill="${tone.shape}" opacity="${(0.4 + index * 0.18).toFixed(2)}"/>`
  })
  return sun + layers.join('')
}

/** Sheets laid over each other. */
function stacks({ width, height, tone, chance }: Canvas): string {
  const turn = round(between(chance, -24, 24))
  const side = round(width * between(chance, 0.5, 0.66))
  const sheets = Array.from({ length: 4 }, (_, index) => {
    const isTop = index === 3
    return `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="14" transform="rotate(${turn * (index - 1)})" fill="${isTop ? tone.light : tone.shape}" opacity="${isTop ? 1 : 0.5 + index * 0.2}"/>`
  })
  return `<g transform="translate(${round(width * between(chance, 0.42, 0.62))} ${round(height * 0.3)})">${sheets.join('')}<circle r="${round(side * 0.22)}" fill="${tone.ground}"/></g>`
}

/** A figure's moment on the stage. */
function spotlight({ width, height, tone, chance }: Canvas): string {
  const x = round(between(chance, 0.3, 0.7) * width)
  const floor = round(height * 0.58)
  const spread = round(width * between(chance, 0.26, 0.36))
  return `<path d="M${x} -30L${x - spread} ${floor}h${spread * 2}z" fill="${tone.shape}"/><ellipse cx="${x}" cy="${floor}" rx="${spread}" ry="${round(spread * 0.3)}" fill="${tone.light}"/><circle cx="${x}" cy="${floor - 62}" r="16" fill="${tone.ground}"/><path d="M${x - 22} ${floor + 4}q2-42 22-42t22 42z" fill="${tone.ground}"/>`
}

/** Bars of an equaliser, or a city. */
function bars({ width, height, tone, chance }: Canvas): string {
  const count = 9
  const step = width / count
  const drawn = Array.from({ length: count }, (_, index) => {
    const tall = round(height * between(chance, 0.12, 0.56))
    return `<path d="M${round(index * step + 3)} ${round(height * 0.62)}v-${tall}h${round(step - 6)}v${tall}z"${index === round(count * 0.6) ? ` fill="${tone.light}"` : ''}/>`
  })
  return `<g fill="${tone.shape}">${drawn.join('')}</g>`
}

/** A range of mountains under a moon. */
function ridges({ width, height, tone, chance }: Canvas): string {
  const moon = `<circle cx="${round(between(chance, 0.2, 0.8) * width)}" cy="${round(height * 0.2)}" r="${round(between(chance, 24, 46))}" fill="${tone.light}"/>`
  const ranges = [0.36, 0.46, 0.56].map((level, index) => {
    let path = `M-10 ${height}V${round(height * level)}`
    for (let point = 0; point <= 5; point++) path += `L${round((point / 5) * (width + 20) - 10)} ${round(height * (level + between(chance, -0.12, 0.06)))}`
    return `<path d="${path}V${height}z" fill="${tone.shape}" opacity="${(0.45 + index * 0.25).toFixed(2)}"/>`
  })
  return moon + ranges.join('')
}

export const COMPOSITIONS: readonly ((canvas: Canvas) => string)[] = [arcs, beams, grid, waves, stacks, spotlight, bars, ridges]

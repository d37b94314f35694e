import {
  arcs,
  beams,
  between,
  type Composition,
  isHeads,
  spotlight,
  stacks,
  tiles,
  waves,
} from './simple-compositions.ts'

const round = Math.round

/** A city at night, some windows lit; or an equaliser. */
const towers: Composition = ({ width, height, tone, chance }) => {
  const count = round(between(chance, 6, 9))
  const step = width / count
  const lit: string[] = []
  const drawn = Array.from({ length: count }, (_, index) => {
    const tall = round(height * between(chance, 0.24, 0.68))
    const left = round(index * step)
    const size = round(step * 0.2)
    for (let y = height - tall + size * 1.5; y < height - size; y += size * 2.2) {
      for (const x of [left + step * 0.22, left + step * 0.58])
        if (chance() > 0.66) lit.push(`M${round(x)} ${round(y)}h${size}v${size}h-${size}z`)
    }
    return `M${left} ${height}v-${tall}h${round(step) - 2}v${tall}z`
  })
  const moon = `<circle cx="${round(width * between(chance, 0.2, 0.8))}" cy="${round(height * 0.22)}" r="${round(Math.min(width, height) * 0.13)}" fill="${tone.light}"/>`
  return `${moon}<path d="${drawn.join('')}" fill="${tone.shape}"/><path d="${lit.join('')}" fill="${tone.light}"/>`
}

/** A range of mountains under a moon. */
const ridges: Composition = ({ width, height, tone, chance }) => {
  const moon = `<circle cx="${round(width * between(chance, 0.2, 0.8))}" cy="${round(height * between(chance, 0.22, 0.32))}" r="${round(Math.min(width, height) * between(chance, 0.12, 0.2))}" fill="${tone.light}"/>`
  const ranges = [0.5, 0.68, 0.86].map((level, index) => {
    const points = Array.from({ length: 6 }, (_, point) => {
      const peak = (point + index) % 2 ? between(chance, -0.26, -0.14) : between(chance, 0, 0.06)
      return `L${round((point / 5) * (width + 60) - 30)} ${round(height * (level + peak))}`
    })
    return `<path d="M-40 ${height}${points.join('')}V${height}z" fill="${tone.shape}" opacity="${[0.45, 0.7, 1][index]}"/>`
  })
  return moon + ranges.join('')
}

/** Planets on their ways. */
const orbits: Composition = ({ width, height, tone, chance }) => {
  const turn = round(between(chance, -40, 40))
  const least = Math.min(width, height)
  const ways = [0.34, 0.54, 0.76, 1].map((size, index) => {
    const [rx, ry] = [round(least * size * 0.66), round(least * size * 0.4)]
    const angle = chance() * 2 * Math.PI
    const planet = `<circle cx="${round(Math.cos(angle) * rx)}" cy="${round(Math.sin(angle) * ry)}" r="${round(least * [0.04, 0.065, 0.05, 0.085][index]!)}" fill="${index % 2 ? tone.light : tone.shape}"/>`
    return `<ellipse rx="${rx}" ry="${ry}" fill="none" stroke="${tone.shape}" stroke-width="2.500"/>${planet}`
  })
  return `<g transform="translate(${round(width / 2)} ${round(height / 2)})rotate(${turn})">${ways.join('')}<circle r="${round(least * 0.15)}" fill="${tone.light}"/></g>`
}

/** Dots that grow towards one corner, as in a coarse print. */
const halftone: Composition = ({ width, height, tone, chance }) => {
  const columns = 9
  const step = width / columns
  const [fromX, fromY] = [isHeads(chance) ? 0 : width, isHeads(chance) ? 0 : height]
  const reach = Math.hypot(width, height)
  let dots = ''
  for (let row = 0; row * step < height + step; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + (row % 2 ? 1 : 0.5)) * step, (row + 0.5) * step * 0.9]
      const r = Math.max(0, (1 - Math.hypot(x - fromX, y - fromY) / reach) * step * 0.86)
      // A line of no length with round ends is a dot, in far fewer letters.
      if (r > 2) dots += `<path stroke-width="${round(r * 2)}" d="M${round(x)} ${round(y)}h0"/>`
    }
  }
  const disc = `<circle cx="${round(fromX === 0 ? width * 0.72 : width * 0.28)}" cy="${round(fromY === 0 ? height * 0.68 : height * 0.32)}" r="${round(Math.min(width, height) * 0.2)}" fill="${tone.light}"/>`
  return `<g stroke="${tone.shape}" stroke-linecap="round">${dots}</g>${disc}`
}

/** Stripes that a circle shifts by half a step. */
const blinds: Composition = ({ width, height, tone, chance }) => {
  const step = round(width / round(between(chance, 9, 13)))
  const stripes = (offset: number) =>
    Array.from(
      { length: Math.ceil(width / step / 2) + 1 },
      (_, index) => `M${index * 2 * step + offset} 0h${step}v${height}h-${step}z`,
    ).join('')
  const [x, y, r] = [
    round(width * between(chance, 0.4, 0.6)),
    round(height / 2),
    round(Math.min(width, height) * between(chance, 0.32, 0.4)),
  ]
  return `<path d="${stripes(0)}" fill="${tone.shape}"/><clipPath id="c"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#c)"><path d="M0 0h${width}v${height}H0z" fill="${tone.shape}"/><path d="${stripes(0)}" fill="${tone.light}"/></g>`
}

/** Into the depth, turn by turn. */
const spiral: Composition = ({ width, height, tone, chance }) => {
  const [x, y] = [width * between(chance, 0.38, 0.62), height * between(chance, 0.4, 0.6)]
  const direction = isHeads(chance) ? 1 : -1
  const start = chance() * 2 * Math.PI
  const far = Math.hypot(width, height) * 0.62
  const arms = Array.from({ length: 3 }, (_, arm) => {
    const edge = (offset: number) =>
      Array.from({ length: 19 }, (__, index) => {
        const part = index / 18
        const angle = start + direction * (part * 3.6 + offset) + (arm * 2 * Math.PI) / 3
        return `${round(x + Math.cos(angle) * far * part ** 1.3)} ${round(y + Math.sin(angle) * far * part ** 1.3)}`
      })
    return `M${edge(0).join('L')}L${edge(1.05).toReversed().join('L')}z`
  })
  return `<path d="${arms.join('')}" fill="${tone.shape}" stroke="${tone.shape}" stroke-width="3" stroke-linejoin="round"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(Math.min(width, height) * 0.1)}" fill="${tone.light}"/>`
}

/** A window of the projector: overlapping discs, the common part lit. */
const lenses: Composition = ({ width, height, tone, chance }) => {
  const r = round(Math.min(width * 0.3, height * 0.4))
  const tilt = between(chance, -0.35, 0.35)
  const [dx, dy] = [round(Math.cos(tilt) * r * 0.55), round(Math.sin(tilt) * r * 0.55)]
  const [x, y] = [round(width / 2), round(height / 2)]
  return `<circle cx="${x - dx}" cy="${y - dy}" r="${r}" fill="${tone.shape}"/><circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="none" stroke="${tone.light}" stroke-width="4"/><clipPath id="c"><circle cx="${x - dx}" cy="${y - dy}" r="${r}"/></clipPath><circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="${tone.light}" clip-path="url(#c)"/>`
}

export const COMPOSITIONS: readonly Composition[] = [
  arcs,
  beams,
  tiles,
  waves,
  stacks,
  spotlight,
  towers,
  ridges,
  orbits,
  halftone,
  blinds,
  spiral,
  lenses,
]

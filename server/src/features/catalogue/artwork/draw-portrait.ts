import type { ArtworkSubject } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type { Duotone } from './duotones.data.ts'
import { faceOf } from './face-of.ts'
import { between, type Chance, isHeads } from './simple-compositions.ts'

const WIDTH = 240
const HEIGHT = 300
const MIDDLE = WIDTH / 2
const EYES = 126

const round = Math.round

interface Sitter {
  readonly tone: Duotone
  readonly chance: Chance
}

/** What is behind the head. */
const BACKGROUNDS: readonly ((sitter: Sitter) => string)[] = [
  ({ tone, chance }) =>
    `<circle cx="${round(MIDDLE + between(chance, -34, 34))}" cy="${round(EYES + between(chance, -22, 10))}" r="${round(between(chance, 92, 112))}" fill="${tone.shape}"/>`,
  ({ tone }) => {
    const rays = Array.from({ length: 9 }, (_, index) => {
      const angle = (at: number) => Math.PI + (at * Math.PI) / 8.5
      const point = (at: number) =>
        `${round(MIDDLE + Math.cos(angle(at)) * 320)} ${round(210 + Math.sin(angle(at)) * 320)}`
      return `M${MIDDLE} 210L${point(index)}L${point(index + 0.5)}z`
    })
    return `<path d="${rays.join('')}" fill="${tone.shape}"/>`
  },
  ({ tone, chance }) => {
    const step = round(between(chance, 22, 34))
    const bars = Array.from(
      { length: Math.ceil(WIDTH / step / 2) },
      (_, index) => `M${index * 2 * step} 0h${step}v${HEIGHT}h-${step}z`,
    )
    return `<path d="${bars.join('')}" fill="${tone.shape}"/>`
  },
  ({ tone, chance }) => {
    const x = round(isHeads(chance) ? 0 : WIDTH)
    const rings = [70, 126, 182, 238].map((r) => `<circle cx="${x}" cy="40" r="${r}"/>`)
    return `<g fill="none" stroke="${tone.shape}" stroke-width="26">${rings.join('')}</g>`
  },
  ({ tone, chance }) =>
    `<path d="M${isHeads(chance) ? `0 0h${WIDTH}L0 ${HEIGHT}z` : `0 0h${WIDTH}v${HEIGHT}z`}" fill="${tone.shape}"/>`,
]

/** Shoulders, from the edge of the picture to the neck. */
const SHOULDERS = [
  'M14 300C18 236 58 214 96 206h48C182 214 222 236 226 300z',
  'M0 300L92 208h56L240 300z',
  'M22 300V262a52 52 0 0 1 52-52h92a52 52 0 0 1 52 52v38z',
  'M-6 300C10 250 60 226 98 200q22 26 44 0C180 226 230 250 246 300z',
]

/** From the front, one half in the shade. */
function front({ tone, chance }: Sitter): string {
  const [rx, ry] = [round(between(chance, 45, 54)), round(between(chance, 60, 68))]
  const side = isHeads(chance) ? 1 : 0
  const top = EYES - ry
  const neck = `<path d="M100 160h40v52q-20 18-40 0z" fill="${tone.light}"/><path d="M100 178q20 24 40 0v14q-20 22-40 0z" fill="${tone.shape}"/>`
  const head = `<ellipse cx="${MIDDLE}" cy="${EYES}" rx="${rx}" ry="${ry}" fill="${tone.light}"/>`
  const bend = round(rx * between(chance, 0.2, 0.45))
  const shade = `<path d="M${MIDDLE} ${top}A${rx} ${ry} 0 0 ${side} ${MIDDLE} ${EYES + ry}Q${MIDDLE + (side ? bend : -bend)} ${EYES} ${MIDDLE} ${top}z" fill="${tone.shape}" stroke="${tone.light}" stroke-width="3"/>`
  return neck + head + shade
}

/** From the side. */
function profile({ tone, chance }: Sitter): string {
  const turn = isHeads(chance) ? '' : ` transform="translate(${WIDTH})scale(-1 1)"`
  const head =
    'M104 62C142 54 166 78 166 104c0 8 2 10 5 15l9 15c2 4-1 6-5 7l-7 2 2 9-6 4 4 6-5 6c2 14-6 20-24 18l-5 0v28h-42v-40C78 158 66 134 68 108c2-24 16-42 36-46z'
  const shade =
    'M104 62C84 66 70 84 68 108c-2 26 10 50 28 66v40h18v-46c-20-14-30-36-30-58 0-20 8-38 20-48z'
  return `<g${turn}><path d="${head}" fill="${tone.light}"/><path d="${shade}" fill="${tone.shape}" stroke="${tone.light}" stroke-width="3"/></g>`
}

/**
 * Stands in for a portrait, 4 to 5: a head without features before one of five backgrounds, in the colours that are the
 * person's for ever. It says nothing of whom it stands for, neither sex nor age.
 */
export function drawPortrait({ id, type }: ArtworkSubject): string {
  const { tone, chance } = faceOf({ id, type })
  const sitter = { tone, chance }
  const background = BACKGROUNDS[Math.floor(chance() * BACKGROUNDS.length)]!(sitter)
  const shoulders = SHOULDERS[Math.floor(chance() * SHOULDERS.length)]!
  const head = isHeads(chance) ? front(sitter) : profile(sitter)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${tone.back}"/>${background}<path d="${shoulders}" fill="${tone.ink}"/>${head}</svg>`
}

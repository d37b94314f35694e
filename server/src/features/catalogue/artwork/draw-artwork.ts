import type { ArtworkSubject } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { type Chance, COMPOSITIONS } from './compositions.ts'
import { DUOTONES } from './duotones.data.ts'
import { type FittedName, fitName } from './fit-name.ts'
import { GLYPHS, SPACE_ADVANCE } from './glyphs.data.ts'

export interface Artwork extends ArtworkSubject {
  /** The kind in the reader's language. */
  readonly label: string
  readonly shape: 'portrait' | 'square'
}

const WIDTH = 300
const MARGIN = 22
/** Most of the height over which the composition fades into the ground above the name. */
const LONGEST_FADE = 130

/** FNV-1a: the same title always draws the same numbers. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** Mulberry32. */
function chanceFrom(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`)

/**
 * A poster for what has none: one of twenty duotones, one of eight compositions, the name set as large as it fits.
 * Deterministic; 2 to 5 kB, half of that compressed.
 */
export function drawArtwork({ type, name, year, label, shape }: Artwork): string {
  const height = shape === 'square' ? WIDTH : 450
  const chance = chanceFrom(hashOf(`${type}/${year ?? ''}/${name}`))
  const tone = DUOTONES[Math.floor(chance() * DUOTONES.length)]!
  const compose = COMPOSITIONS[Math.floor(chance() * COMPOSITIONS.length)]!
  const fitted = fitName(name, { width: WIDTH - 2 * MARGIN, height: height * 0.42, largest: 64, smallest: 21 })
  const top = height - MARGIN - fitted.lines.length * fitted.lineHeight
  // A composition fills the upper two thirds; a name of many lines leaves it less, so it is drawn on a lower stage.
  const stage = Math.min(height, Math.round(top * 1.35))
  const fade = Math.min(LONGEST_FADE, top * 0.4)
  const caption = [label, year].filter(Boolean).join(' · ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${tone.ground}" stop-opacity="0"/><stop offset="1" stop-color="${tone.ground}"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${height}" fill="${tone.ground}"/>`,
    compose({ width: WIDTH, height: stage, tone, chance }),
    `<rect y="${Math.round(top - fade)}" width="${WIDTH}" height="${Math.round(fade - 24)}" fill="url(#s)"/><rect y="${Math.round(top - 25)}" width="${WIDTH}" height="${Math.round(height - top + 25)}" fill="${tone.ground}"/>`,
    `<text x="${MARGIN}" y="${Math.round(top - 12)}" fill="${tone.light}" font-family="Inter,Helvetica,Arial,sans-serif" font-size="14" font-weight="600" letter-spacing=".3">${escapeXml(caption)}</text>`,
    setName(fitted, top, tone.ink),
    '</svg>',
  ].join('')
}

/** The name as outlines, each letter drawn once and placed where it occurs; other scripts as text. */
function setName({ size, lines, lineHeight }: FittedName, top: number, ink: string): string {
  const isDrawable = [...lines.join('')].every((character) => character === ' ' || character in GLYPHS)
  const baseline = (index: number) => top + index * lineHeight + size * 0.78
  if (!isDrawable) {
    const rows = lines.map((line, index) => `<text x="${MARGIN}" y="${Math.round(baseline(index))}">${escapeXml(line)}</text>`)
    return `<g fill="${ink}" font-family="Inter,Helvetica,Arial,sans-serif" font-weight="800" font-size="${Math.round(size * 0.86)}">${rows.join('')}</g>`
  }
  const ids = new Map<string, string>()
  const placed: string[] = []
  lines.forEach((line, index) => {
    let x = 0
    const y = Math.round((baseline(index) / size) * 100)
    for (const character of line) {
      const [advance, path] = GLYPHS[character] ?? [SPACE_ADVANCE, '']
      const known = ids.get(character)
      if (known) placed.push(`<use href="#${known}" x="${x}" y="${y}"/>`)
      else if (path) {
        const id = `g${ids.size}`
        ids.set(character, id)
        // `use` adds its own place to the place of what it copies, so the outline is defined unplaced.
        placed.push(`<defs><path id="${id}" d="${path}"/></defs><use href="#${id}" x="${x}" y="${y}"/>`)
      }
      x += advance
    }
  })
  const scale = (size / 100).toFixed(4)
  return `<g fill="${ink}" transform="translate(${MARGIN} 0)scale(${scale})">${placed.join('')}</g>`
}

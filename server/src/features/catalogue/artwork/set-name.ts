import { type FittedName, glyphOf } from './fit-name.ts'
import { SPACE_ADVANCE } from './glyphs.data.ts'

const escapeXml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`)

/** Whether our own faces have every letter of a text. */
export const isDrawable = (text: string) =>
  [...text].every((character) => character === ' ' || glyphOf(character) !== undefined)

/** Where the letters of the first line stand, as a part of the size: capitals with an accent still keep clear of what is above. */
const FIRST_BASELINE = 0.8

/** The name as outlines; scripts that our faces do not have as text, in a face of the reader's. */
export function setName(
  fitted: FittedName,
  { x, y }: { x: number; y: number },
  ink: string,
): string {
  const { size, lines, lineHeight } = fitted
  if (lines.length === 0) return ''
  const baseline = y + size * FIRST_BASELINE
  if (isDrawable(lines.join(''))) return setLines(fitted, { x, baseline }, ink)
  const rows = lines.map(
    (line, index) =>
      `<text x="${x}" y="${Math.round(baseline + index * lineHeight)}">${escapeXml(line)}</text>`,
  )
  return `<g fill="${ink}" font-family="Inter,Helvetica,Arial,sans-serif" font-weight="800" font-size="${Math.round(size * 0.92)}">${rows.join('')}</g>`
}

/** Letters as outlines, each drawn once and placed where it occurs again. */
export function setLines(
  { size, lines, lineHeight }: FittedName,
  { x: left, baseline }: { x: number; baseline: number },
  ink: string,
  prefix = 'g',
): string {
  const ids = new Map<string, string>()
  const repeated = repeatedLetters(lines.join(''))
  const placed: string[] = []
  lines.forEach((line, index) => {
    let x = 0
    const y = Math.round((index * lineHeight * 100) / size)
    for (const character of line) {
      const [advance, path] = glyphOf(character) ?? [SPACE_ADVANCE, '']
      const known = ids.get(character)
      if (known) placed.push(`<use href="#${known}" x="${x}" y="${y}"/>`)
      else if (path && !repeated.has(character))
        placed.push(`<path d="${path}"${x || y ? ` transform="translate(${x} ${y})"` : ''}/>`)
      else if (path) {
        const id = `${prefix}${ids.size}`
        ids.set(character, id)
        // `use` adds its own place to the place of what it copies, so the outline is defined unplaced.
        placed.push(
          `<defs><path id="${id}" d="${path}"/></defs><use href="#${id}" x="${x}" y="${y}"/>`,
        )
      }
      x += advance
    }
  })
  return `<g fill="${ink}" transform="translate(${left} ${Math.round(baseline)})scale(${(size / 100).toFixed(4)})">${placed.join('')}</g>`
}

function repeatedLetters(text: string): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set([...text].filter((character) => seen.has(character) || !seen.add(character)))
}

import { GLYPHS, SPACE_ADVANCE } from './glyphs.data.ts'
import { INTER_GLYPHS } from './inter-glyphs.data.ts'

const UNKNOWN_ADVANCE = 60
/** What a character of the scripts that are written in squares takes. */
const WIDE_ADVANCE = 100
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/
const LINE_HEIGHT = 1.04
/** Words of a name that are set; of more the rest is cut. */
const MOST_WORDS = 18
/** Letters of the pieces that an endless word is broken into. */
const PIECE = 11

export interface FittedName {
  /** Font size in drawing units (one em). */
  readonly size: number
  readonly lines: readonly string[]
  readonly lineHeight: number
}

export interface NameBox {
  readonly width: number
  readonly height: number
  readonly largest: number
  readonly smallest: number
}

/** The outline of a character, where one of our two faces has it. */
export const glyphOf = (character: string) => GLYPHS[character] ?? INTER_GLYPHS[character]

function advanceOf(character: string): number {
  if (character === ' ') return SPACE_ADVANCE
  return glyphOf(character)?.[0] ?? (WIDE.test(character) ? WIDE_ADVANCE : UNKNOWN_ADVANCE)
}

/** Width of a text in hundredths of an em. */
export function measureText(text: string): number {
  let width = 0
  for (const character of text) width += advanceOf(character)
  return width
}

/** Breaks words into `count` lines whose widest is as narrow as can be. */
function breakInto(words: readonly string[], count: number): string[] {
  const widthOf = (from: number, to: number) => measureText(words.slice(from, to).join(' '))
  const best: { width: number; cut: number }[][] = [[{ width: 0, cut: 0 }]]
  for (let line = 1; line <= count; line++) {
    best[line] = []
    for (let end = 0; end <= words.length; end++) {
      let choice = { width: Infinity, cut: 0 }
      for (let cut = 0; cut < end; cut++) {
        const before = best[line - 1]?.[cut]
        if (!before) continue
        const width = Math.max(before.width, widthOf(cut, end))
        if (width < choice.width) choice = { width, cut }
      }
      if (choice.width < Infinity) best[line]![end] = choice
    }
  }
  const lines: string[] = []
  for (let line = count, end = words.length; line > 0; line--) {
    const cut = best[line]?.[end]?.cut ?? 0
    lines.unshift(words.slice(cut, end).join(' '))
    end = cut
  }
  return lines
}

function settle(words: readonly string[], box: NameBox, mostLines: number) {
  const settings = Array.from({ length: Math.min(mostLines, words.length) }, (_, index) => {
    const lines = breakInto(words, index + 1)
    const widest = Math.max(...lines.map(measureText))
    const size = Math.min(
      box.largest,
      (box.width / widest) * 100,
      box.height / (lines.length * LINE_HEIGHT),
    )
    return { size, lines }
  })
  return settings.reduce((best, setting) => (setting.size > best.size + 0.5 ? setting : best))
}

/** Words that fit on no line, in pieces; scripts without spaces break anywhere. */
function breakWords(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const letters = [...word]
    const isWide = WIDE.test(word)
    const piece = isWide ? 6 : PIECE
    if (letters.length <= piece + 3) return [word]
    const pieces = Math.ceil(letters.length / piece)
    const length = Math.ceil(letters.length / pieces)
    return Array.from({ length: pieces }, (_, index) => {
      const part = letters.slice(index * length, (index + 1) * length).join('')
      return index < pieces - 1 && !isWide ? `${part}-` : part
    }).filter(Boolean)
  })
}

/** A sign that French sets apart stays with its word. */
function wordsOf(name: string): string[] {
  const words: string[] = []
  for (const word of name.split(/[ \u00a0\u202f]/).filter(Boolean)) {
    const before = words.at(-1)
    const staysWithIt = /^[!?:;»]+$/.test(word) || before === '«'
    if (before !== undefined && staysWithIt) words[words.length - 1] = `${before} ${word}`
    else words.push(word)
  }
  return words
}

/** The largest setting of a name in a box, in at most `mostLines` lines; what does not fit even so is cut. */
export function fitName(name: string, box: NameBox, mostLines = 6): FittedName {
  const all = wordsOf(name)
  const words =
    all.length > MOST_WORDS ? [...all.slice(0, MOST_WORDS - 1), `${all[MOST_WORDS - 1]}…`] : all
  const whole = settle(words, box, mostLines)
  const chosen =
    whole.size < box.smallest || WIDE.test(name) ? settle(breakWords(words), box, mostLines) : whole
  const size = Math.max(chosen.size, whole.size, box.smallest)
  const lines = chosen.size >= whole.size ? chosen.lines : whole.lines
  return {
    size,
    lines: lines.map((line) => cut(line, (box.width / size) * 100)),
    lineHeight: size * LINE_HEIGHT,
  }
}

function cut(line: string, width: number): string {
  if (measureText(line) <= width + 1) return line
  let kept = [...line]
  while (kept.length > 1 && measureText(`${kept.join('')}…`) > width) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}

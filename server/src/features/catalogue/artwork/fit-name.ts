import { GLYPHS, SPACE_ADVANCE } from './glyphs.data.ts'

const UNKNOWN_ADVANCE = 60
const LINE_HEIGHT = 0.98

export interface FittedName {
  /** Font size in drawing units (one em). */
  readonly size: number
  readonly lines: readonly string[]
  readonly lineHeight: number
}

/** Width of a text in hundredths of an em. */
export function measureText(text: string): number {
  let width = 0
  for (const character of text) width += character === ' ' ? SPACE_ADVANCE : (GLYPHS[character]?.[0] ?? UNKNOWN_ADVANCE)
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

/** The largest setting of a name in a box, in at most `mostLines` lines; what does not fit even so is cut. */
export function fitName(name: string, box: { width: number; height: number; largest: number; smallest: number }, mostLines = 6): FittedName {
  const words = name.split(' ').filter(Boolean).slice(0, 16)
  const settings = Array.from({ length: Math.min(mostLines, words.length) }, (_, index) => {
    const lines = breakInto(words, index + 1)
    const widest = Math.max(...lines.map(measureText))
    const size = Math.min(box.largest, (box.width / widest) * 100, box.height / (lines.length * LINE_HEIGHT))
    return { size, lines }
  })
  const chosen = settings.reduce((best, setting) => (setting.size > best.size + 0.5 ? setting : best))
  const size = Math.max(chosen.size, box.smallest)
  return { size, lines: chosen.lines.map((line) => cut(line, (box.width / size) * 100)), lineHeight: size * LINE_HEIGHT }
}

function cut(line: string, width: number): string {
  if (measureText(line) <= width + 1) return line
  let kept = [...line]
  while (kept.length > 1 && measureText(`${kept.join('')}…`) > width) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}

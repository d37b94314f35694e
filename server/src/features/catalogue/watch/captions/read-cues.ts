/** Something that is said, from one moment to another; milliseconds. */
export interface Cue {
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

/** Longer ones are no captions of anything. */
const MOST_CUES = 20_000
const MOST_LINES_OF_CUE = 12
const LONGEST_LINE = 500
const HOUR_MS = 3_600_000
const LATEST_MS = 168 * HOUR_MS

const MOMENT = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/
const DIALOGUE = /^Dialogue:\s*/i
/** Fields before the text of a line of SubStation Alpha, which may hold commas itself. */
const FIELDS_BEFORE_TEXT = 9

/** The cues of SubRip, WebVTT or SubStation Alpha, in their order. What is no cue is passed over. */
export function readCues(text: string): Cue[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const cues = lines.some((line) => DIALOGUE.test(line)) ? readDialogues(lines) : readBlocks(lines)
  return cues
    .filter(
      ({ startMs, endMs, text: said }) => said !== '' && endMs > startMs && endMs <= LATEST_MS,
    )
    .toSorted((a, b) => a.startMs - b.startMs)
    .slice(0, MOST_CUES)
}

function readBlocks(lines: readonly string[]): Cue[] {
  const cues: Cue[] = []
  for (let at = 0; at < lines.length && cues.length <= MOST_CUES; at += 1) {
    const span = readSpan(lines[at]!)
    if (!span) continue
    const said: string[] = []
    while (at + 1 < lines.length && lines[at + 1]!.trim() !== '') {
      at += 1
      // A number alone before the next cue is that one's, where somebody forgot the empty line.
      if (readSpan(lines[at]!)) {
        at -= 1
        if (/^\d+$/.test(said.at(-1) ?? '')) said.pop()
        break
      }
      said.push(lines[at]!)
    }
    cues.push({ ...span, text: tidyLines(said) })
  }
  return cues
}

/** `00:00:01,000 --> 00:00:02,500`, with whatever else WebVTT says about the place of it. */
function readSpan(line: string): { startMs: number; endMs: number } | undefined {
  const arrow = line.indexOf('-->')
  if (arrow === -1 || line.length > LONGEST_LINE) return undefined
  const startMs = readMoment(line.slice(0, arrow).trim())
  const endMs = readMoment(
    line
      .slice(arrow + 3)
      .trim()
      .split(/\s/, 1)[0] ?? '',
  )
  return startMs === undefined || endMs === undefined ? undefined : { startMs, endMs }
}

function readDialogues(lines: readonly string[]): Cue[] {
  return lines.flatMap((line) => {
    if (!DIALOGUE.test(line)) return []
    const fields = line.replace(DIALOGUE, '').split(',')
    const startMs = readMoment(fields[1]?.trim() ?? '')
    const endMs = readMoment(fields[2]?.trim() ?? '')
    if (startMs === undefined || endMs === undefined) return []
    const said = fields
      .slice(FIELDS_BEFORE_TEXT)
      .join(',')
      .split(/\\N|\\n/)
    return [{ startMs, endMs, text: tidyLines(said) }]
  })
}

function readMoment(written: string): number | undefined {
  const [, hours = '0', minutes, seconds, fraction] = MOMENT.exec(written) ?? []
  if (minutes === undefined || seconds === undefined || fraction === undefined) return undefined
  const [m, s] = [Number(minutes), Number(seconds)]
  if (m > 59 || s > 59) return undefined
  return Number(hours) * HOUR_MS + m * 60_000 + s * 1_000 + Number(fraction.padEnd(3, '0'))
}

const tidyLines = (lines: readonly string[]) =>
  lines
    .slice(0, MOST_LINES_OF_CUE)
    .map(tidyLine)
    .filter((line) => line !== '')
    .join('\n')

/** Letters alone, but for slanted, bold and underlined ones: what says where and in which colour is left out. */
function tidyLine(line: string): string {
  const plain = line
    .slice(0, LONGEST_LINE)
    .replace(/\{[^{}]*\}/g, '')
    .replace(/\\h/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
  const parts = plain.split(/(<[^<>]*>)/)
  const kept = parts.map((part) => (KEPT_TAG.test(part) ? part.toLowerCase() : escapePart(part)))
  return closeTags(kept).trim()
}

const KEPT_TAG = /^<\/?[ibu]>$/i
const escapePart = (part: string) =>
  /^<[^<>]*>$/.test(part)
    ? ''
    : part
        .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')

/** What a line opens it closes, and nothing else. */
function closeTags(parts: readonly string[]): string {
  const open: string[] = []
  const kept = parts.filter((part) => {
    if (!KEPT_TAG.test(part)) return true
    if (!part.startsWith('</')) return open.push(part.slice(1, -1)) > 0
    if (open.at(-1) !== part.slice(2, -1)) return false
    open.pop()
    return true
  })
  return (
    kept.join('') +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  )
}

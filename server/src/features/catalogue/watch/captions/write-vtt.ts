import type { Cue } from './read-cues.ts'

/** Cues as browsers read them. */
export const writeVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(({ startMs, endMs, text }) => `${moment(startMs)} --> ${moment(endMs)}\n${text}\n`)
    .join('\n')}`

function moment(ms: number): string {
  const part = (unit: number, of: number, digits: number) =>
    String(Math.floor(ms / unit) % of).padStart(digits, '0')
  return `${part(3_600_000, 1_000, 2)}:${part(60_000, 60, 2)}:${part(1_000, 60, 2)}.${part(1, 1_000, 3)}`
}

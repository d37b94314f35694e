import type { Cue } from './read-cues.ts'

/** Each so much later, or earlier; what would be over before the beginning is left out. */
export const shiftCues = (cues: readonly Cue[], offsetMs: number): Cue[] =>
  cues
    .filter(({ endMs }) => endMs + offsetMs > 0)
    .map(({ startMs, endMs, text }) => ({
      startMs: Math.max(0, startMs + offsetMs),
      endMs: endMs + offsetMs,
      text,
    }))

import type { TextTrack } from '@vidstack/react'

/** How far the words of each track were moved already, in seconds. */
const moved = new WeakMap<TextTrack, number>()

/** Shows the words of a track so many seconds later than it says; before it where that is negative. */
export function delayCaptions(track: TextTrack, seconds: number): void {
  const change = seconds - (moved.get(track) ?? 0)
  if (change === 0) return
  moved.set(track, seconds)
  for (const cue of track.cues) {
    cue.startTime += change
    cue.endTime += change
  }
}

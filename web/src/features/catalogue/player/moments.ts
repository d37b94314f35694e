/** What plays, for the page around it. */
export interface Playing {
  readonly videoId: number
  /** Seconds; a length that is not known is 0. */
  where(): { readonly seconds: number; readonly duration: number }
  goTo(seconds: number): void
}

let playing: Playing | undefined
let wanted: { readonly videoId: number; readonly percent: number } | undefined
const starters = new Set<(videoId: number) => void>()

/** Says what plays now. @returns what says that it plays no more */
export function tellPlaying(now: Playing): () => void {
  playing = now
  return () => {
    if (playing === now) playing = undefined
  }
}

/** Percent of a video that is past; null where it does not play. */
export function momentOf(videoId: number): number | null {
  if (playing?.videoId !== videoId) return null
  const { seconds, duration } = playing.where()
  return duration > 0 && seconds > 0 ? Math.min(100, (seconds / duration) * 100) : null
}

/** Goes to a moment of a video; one that does not play yet is begun there. */
export function goToMoment(videoId: number, percent: number): void {
  const { duration } = playing?.videoId === videoId ? playing.where() : { duration: 0 }
  if (playing && duration > 0) return playing.goTo((duration * percent) / 100)
  wanted = { videoId, percent }
  for (const start of starters) start(videoId)
}

/** For the place of a player: begins when a moment is wanted of what it would play. */
export function onMomentWanted(start: (videoId: number) => void): () => void {
  starters.add(start)
  return () => starters.delete(start)
}

/** Where a video of this length is to begin, in seconds: once, where somebody asked for a moment of it. */
export function takeWantedStart(videoId: number, duration: number): number | undefined {
  if (wanted?.videoId !== videoId) return undefined
  const { percent } = wanted
  wanted = undefined
  return (duration * percent) / 100
}

/** A play goes on as long as nothing lasts longer than this without a word of it; then another begins. */
export const SITTING_MINUTES = 30
/** Where to go on is kept between these parts of a video; from the second on it is watched. */
export const RESUME_FROM = 0.05
export const WATCHED_FROM = 0.9
/** Of shorter videos only whether they were watched. */
export const RESUMABLE_SECONDS = 300
/** Whether somebody at this place has seen it, may go on with it, or neither; by the same rule on both sides. */
export function stateOfPlay({
  seconds: at,
  duration,
}: {
  readonly seconds: number
  readonly duration: number
}): 'begun' | 'resumable' | 'watched' {
  if (duration <= 0) return 'begun'
  if (at >= duration * WATCHED_FROM) return 'watched'
  return duration >= RESUMABLE_SECONDS && at >= duration * RESUME_FROM ? 'resumable' : 'begun'
}

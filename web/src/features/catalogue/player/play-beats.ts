import type { PLAY_REASONS } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'

export interface Beat {
  readonly video_id: number
  readonly sitting: string
  readonly seconds: number
  readonly duration: number
  readonly reason: (typeof PLAY_REASONS)[number]
}

/** While it plays it says so this often: what a browser loses when it crashes is no more. */
const TICK_SECONDS = 15

/**
 * Says how far somebody is in what plays: when the tab is hidden, at the end, when the player goes and when another video
 * comes, and now and then in between. What never played is not told, and nothing is told twice. What `send` could not
 * pass on is told as soon as it can.
 */
export function createPlayBeats(send: (beat: Beat) => boolean, makeSitting: () => string) {
  let videoId = 0
  let sitting = ''
  let seconds = 0
  let duration = 0
  let hasPlayed = false
  let told = -1
  const say = (reason: Beat['reason']) => {
    if (!hasPlayed || (told === seconds && reason !== 'ended')) return
    const beat = { video_id: videoId, sitting, seconds: round(seconds), duration: round(duration) }
    if (send({ ...beat, reason })) told = seconds
  }
  return {
    /** Another video, or the first. */
    begin: (id: number) => {
      if (id === videoId) return
      say('changed')
      ;[videoId, sitting, seconds, duration, hasPlayed, told] = [id, makeSitting(), 0, 0, false, -1]
    },
    /** Where it is, while it plays. */
    at: (now: number, length: number) => {
      if (now > 0) hasPlayed = true
      seconds = now
      duration = Number.isFinite(length) ? length : 0
      if (Math.abs(seconds - Math.max(told, 0)) >= TICK_SECONDS) say('tick')
    },
    hidden: () => say('hidden'),
    ended: () => say('ended'),
    left: () => say('left'),
  }
}

export type PlayBeats = ReturnType<typeof createPlayBeats>

const round = (value: number) => Math.round(value * 10) / 10

import type { PlayBeat } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type { SittingPart } from './write-counts.repository.ts'

export interface DescribedBeat {
  readonly beat: PlayBeat
  readonly userId: number | null
  readonly at: Date
  readonly day: string
  readonly viewer: Buffer
  readonly country: string
  readonly device: string
}

/** Clocks of both sides are not the same to the second. */
const SLACK_SECONDS = 1

/** What each viewer said of each video, one after the other, as one. What is skipped is not watched. */
export function joinBeats(beats: readonly DescribedBeat[]): SittingPart[] {
  const parts = new Map<string, SittingPart>()
  for (const { beat, at, ...who } of beats) {
    const key = `${who.viewer.toString('hex')} ${beat.video_id}`
    const duration = Math.floor(beat.duration)
    const seconds =
      duration > 0 ? Math.min(Math.floor(beat.seconds), duration) : Math.floor(beat.seconds)
    const before = parts.get(key)
    const elapsed = before ? (at.getTime() - before.lastAt.getTime()) / 1_000 + SLACK_SECONDS : 0
    const watched = before
      ? Math.max(0, Math.min(seconds - before.seconds, Math.floor(elapsed)))
      : 0
    parts.set(key, {
      firstSeconds: seconds,
      firstAt: at,
      sitting: beat.sitting,
      videoId: beat.video_id,
      ...who,
      ...(before && { day: before.day, sitting: before.sitting }),
      ...(before && { firstSeconds: before.firstSeconds, firstAt: before.firstAt }),
      seconds,
      duration,
      lastAt: at,
      watchedSeconds: (before?.watchedSeconds ?? 0) + watched,
    })
  }
  return [...parts.values()]
}

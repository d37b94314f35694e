const WINDOW_MS = 60_000

export interface BeatLimit {
  /** @returns the seconds to wait, or 0 where this one is within the limit */
  count(viewer: string, nowMs: number): number
}

/**
 * How often a viewer may be heard of. Kept in memory and by each process for itself: it is there to keep somebody from
 * keeping the database busy, and asking the database would do just that. What it holds ends with its minute.
 */
export function createBeatLimit({
  perMinute,
  mostViewers,
}: {
  readonly perMinute: number
  readonly mostViewers: number
}): BeatLimit {
  let counts = new Map<string, number>()
  let endsAtMs = 0
  return {
    count: (viewer, nowMs) => {
      // A clock that was set back must not keep a window open.
      if (nowMs >= endsAtMs || endsAtMs - nowMs > WINDOW_MS) {
        counts = new Map()
        endsAtMs = nowMs + WINDOW_MS
      }
      const known = counts.get(viewer)
      if (known === undefined && counts.size >= mostViewers) return secondsUntil(endsAtMs, nowMs)
      const count = (known ?? 0) + 1
      counts.set(viewer, count)
      return count > perMinute ? secondsUntil(endsAtMs, nowMs) : 0
    },
  }
}

const secondsUntil = (thenMs: number, nowMs: number) => Math.ceil((thenMs - nowMs) / 1_000)

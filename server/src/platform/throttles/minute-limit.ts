const WINDOW_MS = 60_000

export interface MinuteLimit {
  /** @returns the seconds to wait, or 0 where this one is within the limit */
  count(caller: string, nowMs: number): number
}

/**
 * How often somebody may say something. Kept in memory and by each process for itself: it is there to keep somebody from
 * keeping the database busy, and asking the database would do just that. What it holds ends with its minute.
 */
export function createMinuteLimit({
  perMinute,
  mostCallers,
}: {
  readonly perMinute: number
  readonly mostCallers: number
}): MinuteLimit {
  let counts = new Map<string, number>()
  let endsAtMs = 0
  return {
    count: (caller, nowMs) => {
      // A clock that was set back must not keep a window open.
      if (nowMs >= endsAtMs || endsAtMs - nowMs > WINDOW_MS) {
        counts = new Map()
        endsAtMs = nowMs + WINDOW_MS
      }
      const known = counts.get(caller)
      if (known === undefined && counts.size >= mostCallers) return secondsUntil(endsAtMs, nowMs)
      const count = (known ?? 0) + 1
      counts.set(caller, count)
      return count > perMinute ? secondsUntil(endsAtMs, nowMs) : 0
    },
  }
}

const secondsUntil = (thenMs: number, nowMs: number) => Math.ceil((thenMs - nowMs) / 1_000)
